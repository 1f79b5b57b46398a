<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
<context>
    <name>KizmaAdvice</name>
    <message>
        <source>That brings the last pawn home.</source>
        <translation>Son piyon da Bitiş’e girer.</translation>
    </message>
    <message>
        <source>{pawn} sends {victim} back to its yard.</source>
        <translation>{pawn}, {victim} piyonunu kırıp Başlangıç’a yollar.</translation>
    </message>
    <message>
        <source>{pawn} gets home.</source>
        <translation>{pawn} Bitiş’e girer.</translation>
    </message>
    <message>
        <source>Another pawn in play gives more choice.</source>
        <translation>Oyunda bir piyon daha olursa seçeneğin artar.</translation>
    </message>
    <message>
        <source>{pawn} gets into its safe lane.</source>
        <translation>{pawn} güvenli alana girer.</translation>
    </message>
    <message>
        <source>{pawn} gets out of danger.</source>
        <translation>{pawn} tehlikeden kurtulur.</translation>
    </message>
    <message>
        <source>Shared between {pawn} and {other} the card does most.</source>
        <translation>Kart en çok {pawn} ile {other} arasında bölününce işe yarar.</translation>
    </message>
    <message>
        <source>{pawn} gets ahead with the least danger.</source>
        <translation>{pawn} en az tehlikeyle ilerler.</translation>
    </message>
    <message>
        <source>Going back costs {pawn} the least, or even brings it nearer.</source>
        <translation>Geri gitmek en az {pawn} piyonuna zarar verir, belki de yaklaştırır.</translation>
    </message>
    <message>
        <source>The {card} is worth least to you.</source>
        <translation>En az işine yarayan kart bu: {card}.</translation>
    </message>
    <message>
        <source>Every move would do harm.</source>
        <translation>Her hamle zarar verir.</translation>
    </message>
    <message>
        <source>{pawn} loses the least.</source>
        <translation>En az kaybeden {pawn} olur.</translation>
    </message>
    <message>
        <source>Every colour is as good as any other.</source>
        <translation>Renkler arasında fark yok.</translation>
    </message>
    <message>
        <source>There is no other move.</source>
        <translation>Başka hamle yok.</translation>
    </message>
    <message>
        <source>One move is as good as another here.</source>
        <translation>Burada hamleler arasında fark yok.</translation>
    </message>
    <message>
        <source>There was no time to think: this move is legal.</source>
        <translation>Düşünmeye vakit kalmadı, bu hamle kurala uygun.</translation>
    </message>
</context>
<context>
    <name>KizmaCards</name>
    <message>
        <source>Move a pawn {card} squares back.</source>
        <translation>Bir piyonu {card} kare geri götür.</translation>
    </message>
    <message>
        <source>Bring a pawn in, or move a pawn {card} forward.</source>
        <translation>Bir piyonu oyuna sok ya da bir piyonu {card} kare ilerlet.</translation>
    </message>
    <message>
        <source>Move a pawn {card} forward, or share the {card} between two pawns.</source>
        <translation>Bir piyonu {card} kare ilerlet ya da {card} kareyi iki piyona böl.</translation>
    </message>
    <message>
        <source>Move a pawn 11 forward, then draw once more.</source>
        <translation>Bir piyonu 11 kare ilerlet, sonra bir kart daha çek.</translation>
    </message>
    <message>
        <source>Move a pawn {card} forward.</source>
        <translation>Bir piyonu {card} kare ilerlet.</translation>
    </message>
    <message>
        <source>Bring a pawn in, or move a pawn {pips} forward.</source>
        <translation>Bir piyonu oyuna sok ya da bir piyonu {pips} kare ilerlet.</translation>
    </message>
    <message>
        <source>Move a pawn {pips} forward.</source>
        <translation>Bir piyonu {pips} kare ilerlet.</translation>
    </message>
    <message>
        <source>Take an opponent’s square or run up to 12. With no opponent out, one of yours goes home.</source>
        <translation>Bir rakibin yerini al ya da 12 kareye kadar koş. Yolda rakip yoksa sizden bir piyon Başlangıç’a döner.</translation>
    </message>
    <message>
        <source>Take the square of an opponent’s pawn, or run 1 to 12 forward.</source>
        <translation>Bir rakip piyonun yerini al ya da 1–12 kare koş.</translation>
    </message>
</context>
<context>
    <name>KizmaDeeds</name>
    <message>
        <source>{deed}, captured {names}</source>
        <translation>{deed}, kırdı: {names}</translation>
    </message>
    <message>
        <source>{deed}, draws again</source>
        <translation>{deed}, bir daha çekti</translation>
    </message>
    <message>
        <source>{deed}, rolls again</source>
        <translation>{deed}, bir daha atıyor</translation>
    </message>
    <message>
        <source>{colour} {number}</source>
        <comment>a pawn: Red 1</comment>
        <translation>{colour} {number}</translation>
    </message>
    <message>
        <source>in its yard</source>
        <translation>Başlangıç’ta</translation>
    </message>
    <message>
        <source>home</source>
        <translation>Bitiş’te</translation>
    </message>
    <message>
        <source>in its safe lane, {left} to the finish</source>
        <translation>güvenli alanda, {left} kare sonra Bitiş</translation>
    </message>
    <message>
        <source>{left} to the finish</source>
        <translation>{left} kare sonra Bitiş</translation>
    </message>
    <message>
        <source>The pawn takes the square of {name}’s pawn, which goes home.</source>
        <translation>Seçili piyon {name_of} piyonunun yerini alır, o Başlangıç’a döner.</translation>
    </message>
    <message>
        <source>The pawn goes back to its yard.</source>
        <translation>Seçili piyon Başlangıç’a döner.</translation>
    </message>
    <message>
        <source>The pawn comes in and captures {name}’s pawn.</source>
        <translation>Piyon oyuna girer ve {name_of} piyonunu kırar.</translation>
    </message>
    <message>
        <source>The pawn comes in.</source>
        <translation>Piyon oyuna girer.</translation>
    </message>
    <message>
        <source>Swap places</source>
        <translation>Yerini al</translation>
    </message>
    <message>
        <source>Run {steps}</source>
        <translation>{steps} kare koş</translation>
    </message>
    <message>
        <source>Send home</source>
        <translation>Başlangıç’a yolla</translation>
    </message>
    <message>
        <source>First {first} by {steps}, then {second} by {rest}</source>
        <translation>Önce {first}: {steps} kare, sonra {second}: {rest} kare</translation>
    </message>
    <message>
        <source>Back and into the lane</source>
        <translation>Geri gidip güvenli alana gir</translation>
    </message>
    <message>
        <source>Go {steps} back</source>
        <translation>{steps} kare geri git</translation>
    </message>
    <message>
        <source>Go {steps} forward</source>
        <translation>{steps} kare ilerle</translation>
    </message>
    <message>
        <source>Took the place of {name}</source>
        <translation>{name_of} yerini aldı</translation>
    </message>
    <message>
        <source>Came in</source>
        <translation>Oyuna girdi</translation>
    </message>
    <message>
        <source>Back into the lane</source>
        <translation>Geriden güvenli alana girdi</translation>
    </message>
    <message>
        <source>{steps} back</source>
        <translation>{steps} kare geri gitti</translation>
    </message>
    <message>
        <source>Sent a pawn home</source>
        <translation>Bir piyonu Başlangıç’a yolladı</translation>
    </message>
    <message>
        <source>Laid the card off</source>
        <translation>Kartı elden çıkardı</translation>
    </message>
    <message>
        <source>No move, pass</source>
        <translation>Hamle yok, pas</translation>
    </message>
    <message>
        <source>Bring in</source>
        <translation>Oyuna sok</translation>
    </message>
    <message>
        <source>Played {steps} + {rest}</source>
        <translation>{steps} + {rest} oynadı</translation>
    </message>
    <message>
        <source>Ran {steps}</source>
        <translation>{steps} kare koştu</translation>
    </message>
    <message>
        <source>{steps} forward</source>
        <translation>{steps} kare ilerledi</translation>
    </message>
    <message>
        <source>The pawn goes {steps} back and captures {name}’s pawn.</source>
        <translation>Seçili piyon {steps} kare geri gider ve {name_of} piyonunu kırar.</translation>
    </message>
    <message>
        <source>The pawn goes {steps} back.</source>
        <translation>Seçili piyon {steps} kare geri gider.</translation>
    </message>
    <message>
        <source>The pawn goes {steps} forward and captures {name}’s pawn.</source>
        <translation>Seçili piyon {steps} kare ilerler ve {name_of} piyonunu kırar.</translation>
    </message>
    <message>
        <source>The pawn goes {steps} forward.</source>
        <translation>Seçili piyon {steps} kare ilerler.</translation>
    </message>
</context>
<context>
    <name>KizmaOptions</name>
    <message>
        <source>Cards or die</source>
        <translation>Kart ya da zar</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Eşli</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puanlı</translation>
    </message>
    <message>
        <source>Timed</source>
        <translation>Süreli</translation>
    </message>
    <message>
        <source>When time is up</source>
        <translation>Süre bitince</translation>
    </message>
    <message>
        <source>Length of the match</source>
        <translation>Maç uzunluğu</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kim başlasın?</translation>
    </message>
    <message>
        <source>Passing by choice</source>
        <translation>İsteğe bağlı pas</translation>
    </message>
    <message>
        <source>Play on for places</source>
        <translation>Sıralama sonuna dek</translation>
    </message>
    <message>
        <source>Entry to the lane</source>
        <translation>Güvenli alana giriş</translation>
    </message>
    <message>
        <source>Squares of the track</source>
        <translation>Yolun kare sayısı</translation>
    </message>
    <message>
        <source>Squares of the lane</source>
        <translation>Güvenli alanın kare sayısı</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Joker sayısı</translation>
    </message>
    <message>
        <source>Ones and twos</source>
        <translation>1 ve 2 sayısı</translation>
    </message>
    <message>
        <source>A 2 brings in on</source>
        <translation>2 ile giriş karesi</translation>
    </message>
    <message>
        <source>Safe start square</source>
        <translation>Başlangıç karesi güvenli</translation>
    </message>
    <message>
        <source>Backward cards</source>
        <translation>Geri giden kartlar</translation>
    </message>
    <message>
        <source>Backwards into the lane</source>
        <translation>Geriden güvenli alana</translation>
    </message>
    <message>
        <source>Back out of the lane</source>
        <translation>Güvenli alandan geri</translation>
    </message>
    <message>
        <source>Cards that can be shared</source>
        <translation>Bölünen kartlar</translation>
    </message>
    <message>
        <source>An 11 draws again</source>
        <translation>11 çeken bir daha çeker</translation>
    </message>
    <message>
        <source>Joker swaps from</source>
        <translation>Jokerle yer alma</translation>
    </message>
    <message>
        <source>Moving the partner’s pawns</source>
        <translation>Eşin piyonlarını oynama</translation>
    </message>
    <message>
        <source>The partner blocks</source>
        <translation>Eşin piyonu engel</translation>
    </message>
    <message>
        <source>Joker without an opponent</source>
        <translation>Rakipsiz joker</translation>
    </message>
    <message>
        <source>Open hands</source>
        <translation>Açık eller</translation>
    </message>
    <message>
        <source>Free laying off</source>
        <translation>Serbest elden çıkarma</translation>
    </message>
    <message>
        <source>Brings a pawn in</source>
        <translation>Oyuna sokan zar</translation>
    </message>
    <message>
        <source>Three tries</source>
        <translation>Üç deneme</translation>
    </message>
    <message>
        <source>Another roll after a 6</source>
        <translation>6 atana bir zar daha</translation>
    </message>
    <message>
        <source>Doubled pawns</source>
        <translation>Çift piyon</translation>
    </message>
    <message>
        <source>Overtaking opponents</source>
        <translation>Rakibi geçme</translation>
    </message>
    <message>
        <source>Bounce off the finish</source>
        <translation>Bitiş’ten geri sekme</translation>
    </message>
    <message>
        <source>What says how far a pawn goes.</source>
        <translation>Piyonun kaç kare gideceğini ne belirler.</translation>
    </message>
    <message>
        <source>Colours that face each other play together.</source>
        <translation>Karşılıklı oturan renkler birlikte oynar.</translation>
    </message>
    <message>
        <source>Everybody holds four cards; games bring points.</source>
        <translation>Herkesin elinde dört kart olur, oyunlar puan getirir.</translation>
    </message>
    <message>
        <source>The game ends when the time is up.</source>
        <translation>Süre dolunca oyun biter.</translation>
    </message>
    <message>
        <source>Whether the round is still played to its end.</source>
        <translation>Başlamış tur sonuna dek oynanır mı.</translation>
    </message>
    <message>
        <source>How many games are played.</source>
        <translation>Kaç oyun oynanır.</translation>
    </message>
    <message>
        <source>How the first player is found.</source>
        <translation>İlk oyuncu nasıl belirlenir.</translation>
    </message>
    <message>
        <source>You may pass although you could move.</source>
        <translation>Hamlen olsa da pas diyebilirsin.</translation>
    </message>
    <message>
        <source>After the first, the others play for their places.</source>
        <translation>Birinciden sonra oyun sürer, herkes sıralanır.</translation>
    </message>
    <message>
        <source>The square from which a pawn turns into its lane.</source>
        <translation>Piyonun güvenli alana saptığı kare.</translation>
    </message>
    <message>
        <source>The length of the way round.</source>
        <translation>Bir turun uzunluğu.</translation>
    </message>
    <message>
        <source>The length of the safe lane.</source>
        <translation>Güvenli alanın uzunluğu.</translation>
    </message>
    <message>
        <source>How many jokers the deck holds.</source>
        <translation>Destede kaç joker var.</translation>
    </message>
    <message>
        <source>How many of each the deck holds.</source>
        <translation>Destede her birinden kaç tane var.</translation>
    </message>
    <message>
        <source>Where a pawn lands that a 2 brings in.</source>
        <translation>2 ile giren piyonun durduğu kare.</translation>
    </message>
    <message>
        <source>A pawn on its own start square cannot be captured.</source>
        <translation>Kendi başlangıç karesindeki piyon kırılmaz.</translation>
    </message>
    <message>
        <source>The two cards that must go back.</source>
        <translation>Geri gitmesi gereken iki kart.</translation>
    </message>
    <message>
        <source>Whether the rest of a backward card may enter the lane.</source>
        <translation>Geri kartının kalanı güvenli alana girebilir mi.</translation>
    </message>
    <message>
        <source>A backward card also moves a pawn in its lane.</source>
        <translation>Geri kartı güvenli alandaki piyonu da oynatır.</translation>
    </message>
    <message>
        <source>Two pawns may share these.</source>
        <translation>Bunları iki piyon paylaşabilir.</translation>
    </message>
    <message>
        <source>When an 11 brings another card.</source>
        <translation>11’in yeni kartı ne zaman getirdiği.</translation>
    </message>
    <message>
        <source>Which pawns may take an opponent’s square.</source>
        <translation>Rakibin yerini hangi piyonlar alabilir.</translation>
    </message>
    <message>
        <source>When you may move your partner’s pawns.</source>
        <translation>Eşinin piyonlarını ne zaman oynayabilirsin.</translation>
    </message>
    <message>
        <source>You cannot land on your partner’s pawn.</source>
        <translation>Eşinin piyonunun üstüne gelemezsin.</translation>
    </message>
    <message>
        <source>What a joker does when no opponent is on the track.</source>
        <translation>Yolda rakip yokken joker ne yapar.</translation>
    </message>
    <message>
        <source>Everybody sees all hands.</source>
        <translation>Herkes bütün elleri görür.</translation>
    </message>
    <message>
        <source>An unplayable card may be laid off although others can be played.</source>
        <translation>Başka kart oynanabilse de oynanmayan kart elden çıkarılabilir.</translation>
    </message>
    <message>
        <source>The rolls that bring a pawn in.</source>
        <translation>Piyonu oyuna sokan zarlar.</translation>
    </message>
    <message>
        <source>With no pawn on the track you roll up to three times.</source>
        <translation>Yolda piyonun yoksa üç kez zar atarsın.</translation>
    </message>
    <message>
        <source>When a 6 earns another roll.</source>
        <translation>6 ne zaman bir zar daha kazandırır.</translation>
    </message>
    <message>
        <source>Two pawns of a colour may share a square and close it.</source>
        <translation>Aynı renkten iki piyon bir karede durup orayı kapatabilir.</translation>
    </message>
    <message>
        <source>Whether a pawn may pass an opponent’s pawn.</source>
        <translation>Piyon rakip piyonun üstünden geçebilir mi.</translation>
    </message>
    <message>
        <source>Surplus steps go back from the finish.</source>
        <translation>Fazla gelen adımlar Bitiş’ten geri sayılır.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kartlı</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Zarlı</translation>
    </message>
    <message>
        <source>Finish the round</source>
        <translation>Tur tamamlanır</translation>
    </message>
    <message>
        <source>End at once</source>
        <translation>Hemen biter</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Tek oyun</translation>
    </message>
    <message>
        <source>Best of three</source>
        <translation>Üç oyunda iki</translation>
    </message>
    <message>
        <source>Best of five</source>
        <translation>Beş oyunda üç</translation>
    </message>
    <message>
        <source>To 500 points</source>
        <translation>500 puana</translation>
    </message>
    <message>
        <source>To 1000 points</source>
        <translation>1000 puana</translation>
    </message>
    <message>
        <source>Highest draw</source>
        <translation>En büyük çeken</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>İlk sıradaki</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Kurayla</translation>
    </message>
    <message>
        <source>Right behind the start</source>
        <translation>Başlangıcın hemen arkası</translation>
    </message>
    <message>
        <source>Two behind the start</source>
        <translation>Başlangıcın iki arkası</translation>
    </message>
    <message>
        <source>The start square</source>
        <translation>Başlangıç karesi</translation>
    </message>
    <message>
        <source>The next square</source>
        <translation>Bir sonraki kare</translation>
    </message>
    <message>
        <source>3 and 9</source>
        <translation>3 ve 9</translation>
    </message>
    <message>
        <source>4 and 10</source>
        <translation>4 ve 10</translation>
    </message>
    <message>
        <source>With a later card</source>
        <translation>Sonraki kartla</translation>
    </message>
    <message>
        <source>In the same move</source>
        <translation>Aynı hamlede</translation>
    </message>
    <message>
        <source>5 and 7</source>
        <translation>5 ve 7</translation>
    </message>
    <message>
        <source>Only 7</source>
        <translation>Yalnız 7</translation>
    </message>
    <message>
        <source>If it was moved</source>
        <translation>Oynandıysa</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Her zaman</translation>
    </message>
    <message>
        <source>The track</source>
        <translation>Yoldan</translation>
    </message>
    <message>
        <source>The yard</source>
        <translation>Başlangıç’tan</translation>
    </message>
    <message>
        <source>Track and yard</source>
        <translation>İkisinden de</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>En baştan</translation>
    </message>
    <message>
        <source>Once yours are home</source>
        <translation>Seninkiler bitince</translation>
    </message>
    <message>
        <source>Sends a pawn home</source>
        <translation>Piyon döner</translation>
    </message>
    <message>
        <source>May also run</source>
        <translation>Koşmak da olur</translation>
    </message>
    <message>
        <source>6</source>
        <translation>6</translation>
    </message>
    <message>
        <source>1 and 6</source>
        <translation>1 ve 6</translation>
    </message>
    <message>
        <source>If none can come in</source>
        <translation>Giren yoksa</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Var</translation>
    </message>
    <message>
        <source>Classic cards</source>
        <translation>Kartlı klasik</translation>
    </message>
    <message>
        <source>Cards, 4 and 10 back</source>
        <translation>Kartlı, 4 ve 10 geri</translation>
    </message>
    <message>
        <source>With the die</source>
        <translation>Zarlı</translation>
    </message>
    <message>
        <source>1 and 2 bring in, 3 and 9 go back.</source>
        <translation>1 ve 2 ile girilir, 3 ve 9 geri gider.</translation>
    </message>
    <message>
        <source>1 and 2 bring in, 4 and 10 go back.</source>
        <translation>1 ve 2 ile girilir, 4 ve 10 geri gider.</translation>
    </message>
    <message>
        <source>A 6 brings in; all play for their places.</source>
        <translation>6 atan girer, herkes sıralanana dek oynanır.</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>{minutes} minutes</source>
        <translation>{minutes} dakika</translation>
    </message>
</context>
<context>
    <name>KizmaPanel</name>
    <message>
        <source>Before the game</source>
        <translation>Oyun başlamadan</translation>
    </message>
    <message>
        <source>Who begins is being settled.</source>
        <translation>Kimin başlayacağı belli oluyor.</translation>
    </message>
    <message>
        <source>{name}, roll the die</source>
        <translation>{name}, zarı at</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Zarı at</translation>
    </message>
    <message>
        <source>or click the die</source>
        <translation>ya da zara tıkla</translation>
    </message>
    <message>
        <source>{name}, draw a card</source>
        <translation>{name}, kart çek</translation>
    </message>
    <message>
        <source>Draw a card</source>
        <translation>Kart çek</translation>
    </message>
    <message>
        <source>or click the deck</source>
        <translation>ya da desteye tıkla</translation>
    </message>
    <message>
        <source>Turn of {name}</source>
        <translation>Sıra {name_at}</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Zar</translation>
    </message>
    <message>
        <source>Card of {name}</source>
        <translation>{name_of} kartı</translation>
    </message>
    <message>
        <source>Open card</source>
        <translation>Açık kart</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Elin</translation>
    </message>
    <message>
        <source>Your card</source>
        <translation>Çektiğin kart</translation>
    </message>
    <message>
        <source>Your roll</source>
        <translation>Attığın zar</translation>
    </message>
    <message>
        <source>How will you play it?</source>
        <translation>Nasıl oynayacaksın?</translation>
    </message>
    <message>
        <source>or click the target square</source>
        <translation>ya da hedef kareye tıkla</translation>
    </message>
    <message>
        <source>Lay the card off</source>
        <translation>Elden çıkar</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Oyna</translation>
    </message>
    <message>
        <source>Choose the pawn that takes the other {rest}.</source>
        <translation>Kalan {rest} kareyi oynayacak piyonu seç.</translation>
    </message>
    <message>
        <source>Choose one of the ringed pawns.</source>
        <translation>Halkalı piyonlardan birini seç.</translation>
    </message>
    <message>
        <source>Put it on a nearer dot and another pawn takes the rest.</source>
        <translation>Daha yakın bir noktaya bırakırsan kalanı başka piyon oynar.</translation>
    </message>
    <message>
        <source>None of your cards can be played: lay one off.</source>
        <translation>Elindeki kartların hiçbiri oynanmıyor, birini elden çıkar.</translation>
    </message>
</context>
<context>
    <name>KizmaReasons</name>
    <message>
        <source>A pawn of the same colour stands there.</source>
        <translation>Orada aynı renkten bir piyon var.</translation>
    </message>
    <message>
        <source>That would go beyond the finish; the number must fit.</source>
        <translation>Bitiş’i aşıyor, sayı tam gelmeli.</translation>
    </message>
    <message>
        <source>This pawn is still in its yard.</source>
        <translation>Bu piyon daha Başlangıç’ta.</translation>
    </message>
    <message>
        <source>This pawn is home and stays there.</source>
        <translation>Bu piyon Bitiş’te, artık oynamaz.</translation>
    </message>
    <message>
        <source>This pawn is in play already.</source>
        <translation>Bu piyon zaten oyunda.</translation>
    </message>
    <message>
        <source>You may not move this pawn now.</source>
        <translation>Bu piyonu şimdi oynayamazsın.</translation>
    </message>
    <message>
        <source>Only a 1 or a 2 brings a pawn in.</source>
        <translation>Oyuna yalnız 1 ya da 2 sokar.</translation>
    </message>
    <message>
        <source>A {card} goes back, not forward.</source>
        <translation>{card} ileri değil, geri gider.</translation>
    </message>
    <message>
        <source>A {card} goes forward, not back.</source>
        <translation>{card} geri değil, ileri gider.</translation>
    </message>
    <message>
        <source>The card says {card}: exactly so many squares.</source>
        <translation>Kart {card} diyor, tam o kadar kare gitmeli.</translation>
    </message>
    <message>
        <source>A {card} cannot be shared between two pawns.</source>
        <translation>{card} iki piyona bölünmez.</translation>
    </message>
    <message>
        <source>Both parts together must be {card}.</source>
        <translation>İki parça birlikte {card} etmeli.</translation>
    </message>
    <message>
        <source>A shared card needs two different pawns.</source>
        <translation>Bölünen kart iki ayrı piyon ister.</translation>
    </message>
    <message>
        <source>A pawn in its safe lane does not go back.</source>
        <translation>Güvenli alandaki piyon geri gitmez.</translation>
    </message>
    <message>
        <source>Going back, a pawn enters the lane only with a later card.</source>
        <translation>Geri giden piyon güvenli alana ancak sonraki kartla girer.</translation>
    </message>
    <message>
        <source>Going back, this pawn does not reach its lane.</source>
        <translation>Bu piyon geri giderek güvenli alana varamıyor.</translation>
    </message>
    <message>
        <source>A pawn on its own start square is safe.</source>
        <translation>Kendi başlangıç karesindeki piyon güvende.</translation>
    </message>
    <message>
        <source>Your partner’s pawn cannot be landed on.</source>
        <translation>Eşinin piyonunun üstüne gelinmez.</translation>
    </message>
    <message>
        <source>Only a joker can do that.</source>
        <translation>Bunu yalnız joker yapar.</translation>
    </message>
    <message>
        <source>A joker takes an opponent’s square or runs 1 to 12 forward.</source>
        <translation>Joker rakibin yerini alır ya da 1–12 kare koşar.</translation>
    </message>
    <message>
        <source>With no opponent on the track, the joker sends a pawn of your side home.</source>
        <translation>Yolda rakip yokken joker sizden bir piyonu Başlangıç’a yollar.</translation>
    </message>
    <message>
        <source>A joker must be used.</source>
        <translation>Joker kullanılmak zorunda.</translation>
    </message>
    <message>
        <source>A pawn cannot take a square from where it stands.</source>
        <translation>Bu piyon durduğu yerden yer alamaz.</translation>
    </message>
    <message>
        <source>Only an opponent’s square can be taken.</source>
        <translation>Yalnız rakibin yeri alınır.</translation>
    </message>
    <message>
        <source>The opponent’s pawn is not on the track.</source>
        <translation>Rakibin piyonu yolda değil.</translation>
    </message>
    <message>
        <source>This pawn is not on the track.</source>
        <translation>Bu piyon yolda değil.</translation>
    </message>
    <message>
        <source>While an opponent is on the track, no pawn of yours is sent home.</source>
        <translation>Yolda rakip varken kendi piyonunuz geri yollanmaz.</translation>
    </message>
    <message>
        <source>You can move, so you must.</source>
        <translation>Hamlen var, oynamak zorundasın.</translation>
    </message>
    <message>
        <source>Choose a card of your hand first.</source>
        <translation>Önce elinden bir kart seç.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Bu kart elinde yok.</translation>
    </message>
    <message>
        <source>A card that can be played is not laid off.</source>
        <translation>Oynanabilen kart elden çıkarılmaz.</translation>
    </message>
    <message>
        <source>Another card of yours can be played.</source>
        <translation>Oynayabileceğin başka kartın var.</translation>
    </message>
    <message>
        <source>In this game nobody holds cards.</source>
        <translation>Bu oyunda elde kart yok.</translation>
    </message>
    <message>
        <source>The card does not allow that.</source>
        <translation>Kart buna izin vermiyor.</translation>
    </message>
    <message>
        <source>With dice there is no such move.</source>
        <translation>Zarlı oyunda böyle hamle yok.</translation>
    </message>
    <message>
        <source>This roll brings no pawn in.</source>
        <translation>Bu zarla oyuna girilmez.</translation>
    </message>
    <message>
        <source>The die says {roll}: exactly so many squares.</source>
        <translation>Zar {roll} diyor, tam o kadar kare gitmeli.</translation>
    </message>
    <message>
        <source>One pawn a turn may come in.</source>
        <translation>Bir sırada bir piyon girer.</translation>
    </message>
    <message>
        <source>Two pawns of one colour close this square.</source>
        <translation>Bu kare çift piyonla kapalı.</translation>
    </message>
    <message>
        <source>A third pawn cannot join two on a square.</source>
        <translation>İki piyonun durduğu kareye üçüncüsü giremez.</translation>
    </message>
    <message>
        <source>An opponent’s pawn cannot be overtaken, only hit.</source>
        <translation>Rakip piyonun üstünden geçilmez, ancak kırılır.</translation>
    </message>
    <message>
        <source>The third 6 in a row is not moved.</source>
        <translation>Üst üste üçüncü 6 oynanmaz.</translation>
    </message>
    <message>
        <source>no pawn can move, pass</source>
        <translation>oynayacak hamle yok, pas</translation>
    </message>
    <message>
        <source>no pawn in play, pass</source>
        <translation>oyunda piyon yok, pas</translation>
    </message>
    <message>
        <source>passes of his own will</source>
        <translation>isteyerek pas dedi</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>Nothing is to be shuffled or rolled now.</source>
        <translation>Şimdi karma ya da zar sırası değil.</translation>
    </message>
    <message>
        <source>The deck is to be shuffled first.</source>
        <translation>Önce deste karılmalı.</translation>
    </message>
    <message>
        <source>These are not the {count} cards of the deck.</source>
        <translation>Bunlar destenin {count} kartı değil.</translation>
    </message>
    <message>
        <source>The die is to be rolled first.</source>
        <translation>Önce zar atılmalı.</translation>
    </message>
    <message>
        <source>First is drawn who begins.</source>
        <translation>Önce kimin başlayacağı çekilir.</translation>
    </message>
    <message>
        <source>Others are to draw now.</source>
        <translation>Şimdi başkaları çekecek.</translation>
    </message>
    <message>
        <source>These cards cannot be drawn together.</source>
        <translation>Bu kartlar birlikte çekilemez.</translation>
    </message>
    <message>
        <source>First the lot says who begins.</source>
        <translation>Önce kura kimin başlayacağını söyler.</translation>
    </message>
    <message>
        <source>There are only {seats} players.</source>
        <translation>Yalnız {seats} oyuncu var.</translation>
    </message>
    <message>
        <source>The beginner picks a colour first.</source>
        <translation>Önce başlayan rengini seçer.</translation>
    </message>
    <message>
        <source>This game is not played on time.</source>
        <translation>Bu oyun süreli değil.</translation>
    </message>
    <message>
        <source>Time counts only once the game has begun.</source>
        <translation>Süre oyun başlayınca işler.</translation>
    </message>
    <message>
        <source>Time is up already.</source>
        <translation>Süre zaten doldu.</translation>
    </message>
    <message>
        <source>Several pawns can go there: choose one first.</source>
        <translation>Oraya birkaç piyon gidebilir, önce birini seç.</translation>
    </message>
    <message>
        <source>This pawn cannot be brought there now.</source>
        <translation>Bu piyon şimdi oraya gidemez.</translation>
    </message>
    <message>
        <source>The table has changed since. Look again.</source>
        <translation>Bu arada masa değişti, yeniden bak.</translation>
    </message>
    <message>
        <source>You have not made a move yet.</source>
        <translation>Daha hamle yapmadın.</translation>
    </message>
    <message>
        <source>Somebody else has played since.</source>
        <translation>Senden sonra başkası oynadı.</translation>
    </message>
    <message>
        <source>The second pawn: {sentence}</source>
        <translation>İkinci piyon: {sentence}</translation>
    </message>
</context>
<context>
    <name>KizmaRules</name>
    <message>
        <source>The track has {value} squares.</source>
        <translation>Yol {value} karedir.</translation>
    </message>
    <message>
        <source>Each lane has {value} squares.</source>
        <translation>Her güvenli alan {value} karedir.</translation>
    </message>
    <message>
        <source>There are {value} jokers.</source>
        <translation>Destede {value} joker vardır.</translation>
    </message>
    <message>
        <source>There are {value} ones and {value} twos, four of every other number.</source>
        <translation>Destede {value} tane 1, {value} tane 2, öbür sayılardan dörder tane vardır.</translation>
    </message>
    <message>
        <source>The game lasts {value} minutes.</source>
        <translation>Oyun {value} dakika sürer.</translation>
    </message>
    <message>
        <source>The first to finish ends the game.</source>
        <translation>İlk bitiren oyunu bitirir.</translation>
    </message>
    <message>
        <source>The others play on for second and third place.</source>
        <translation>Öbürleri ikincilik ve üçüncülük için oynamayı sürdürür.</translation>
    </message>
    <message>
        <source>Everybody draws a card, or rolls; the highest begins, and ties draw again. The order of the draws is the order of turns.</source>
        <translation>Herkes bir kart çeker ya da zar atar; en büyük başlar, eşitler yeniden çeker. Çekilenlerin sırası oyun sırasıdır.</translation>
    </message>
    <message>
        <source>The first seat begins.</source>
        <translation>İlk sıradaki başlar.</translation>
    </message>
    <message>
        <source>Who begins is drawn by lot.</source>
        <translation>Kimin başlayacağını kura belirler.</translation>
    </message>
    <message>
        <source>Nobody may pass who can move.</source>
        <translation>Hamlesi olan pas diyemez.</translation>
    </message>
    <message>
        <source>You may pass although you could move.</source>
        <translation>Hamlen olsa da pas diyebilirsin.</translation>
    </message>
    <message>
        <source>The lane turns off from the square right behind the start.</source>
        <translation>Güvenli alana başlangıç karesinin hemen arkasındaki kareden sapılır.</translation>
    </message>
    <message>
        <source>The lane turns off two squares behind the start; a pawn right behind its start goes all the way round.</source>
        <translation>Güvenli alana başlangıcın iki arkasındaki kareden sapılır; başlangıcının hemen arkasındaki piyon bütün turu döner.</translation>
    </message>
    <message>
        <source>The pawn stands on its start square and goes no further.</source>
        <translation>Piyon başlangıç karesine konur, daha ileri gitmez.</translation>
    </message>
    <message>
        <source>A 1 brings it onto its start square, a 2 onto the next.</source>
        <translation>1 başlangıç karesine, 2 bir sonraki kareye sokar.</translation>
    </message>
    <message>
        <source>A pawn on its own start square can be captured too.</source>
        <translation>Kendi başlangıç karesindeki piyon da kırılabilir.</translation>
    </message>
    <message>
        <source>A pawn on its own start square cannot be captured.</source>
        <translation>Kendi başlangıç karesindeki piyon kırılmaz.</translation>
    </message>
    <message>
        <source>A 3 and a 9 must go back.</source>
        <translation>3 ve 9 geri gitmek zorundadır.</translation>
    </message>
    <message>
        <source>A 4 and a 10 must go back.</source>
        <translation>4 ve 10 geri gitmek zorundadır.</translation>
    </message>
    <message>
        <source>The backward card itself never enters the lane.</source>
        <translation>Geri kartının kendisi güvenli alana sokmaz.</translation>
    </message>
    <message>
        <source>A pawn that goes back over its start may use the rest of the card to enter its lane.</source>
        <translation>Başlangıcının arkasına geçen piyon kartın kalanıyla güvenli alanına girebilir.</translation>
    </message>
    <message>
        <source>A pawn in its lane goes back as well, even out of it.</source>
        <translation>Güvenli alandaki piyon da geri gider, oradan çıkabilir bile.</translation>
    </message>
    <message>
        <source>A pawn in its lane does not go back.</source>
        <translation>Güvenli alandaki piyon geri gitmez.</translation>
    </message>
    <message>
        <source>A 5 or a 7 may be shared between two pawns.</source>
        <translation>5 ve 7 iki piyona bölünebilir.</translation>
    </message>
    <message>
        <source>Only a 7 may be shared between two pawns.</source>
        <translation>Yalnız 7 iki piyona bölünebilir.</translation>
    </message>
    <message>
        <source>If no pawn could move 11 there is no further card.</source>
        <translation>11 oynanamadıysa yeni kart çekilmez.</translation>
    </message>
    <message>
        <source>The further card comes even if no pawn could move 11.</source>
        <translation>11 oynanamasa da yeni kart çekilir.</translation>
    </message>
    <message>
        <source>Only a pawn on the track can take a square.</source>
        <translation>Yalnız yoldaki piyon yer alabilir.</translation>
    </message>
    <message>
        <source>Only a pawn from the yard can take a square.</source>
        <translation>Yalnız Başlangıç’taki piyon yer alabilir.</translation>
    </message>
    <message>
        <source>A pawn on the track or from the yard can take a square.</source>
        <translation>Yoldaki piyon da Başlangıç’taki piyon da yer alabilir.</translation>
    </message>
    <message>
        <source>You may move your partner’s pawns from the start.</source>
        <translation>Eşinin piyonlarını en baştan oynayabilirsin.</translation>
    </message>
    <message>
        <source>You move your partner’s pawns only once yours are home.</source>
        <translation>Eşinin piyonlarını ancak seninkiler bitince oynarsın.</translation>
    </message>
    <message>
        <source>Landing on your partner’s pawn sends it home, so beware.</source>
        <translation>Eşinin piyonunun üstüne gelirsen onu Başlangıç’a yollarsın, dikkat et.</translation>
    </message>
    <message>
        <source>You cannot land on your partner’s pawn.</source>
        <translation>Eşinin piyonunun üstüne gelemezsin.</translation>
    </message>
    <message>
        <source>If no opponent is on the track, one of your side’s pawns on the track goes home.</source>
        <translation>Yolda rakip yoksa sizin yoldaki piyonlarınızdan biri Başlangıç’a döner.</translation>
    </message>
    <message>
        <source>If no opponent is on the track, one of your side’s pawns goes home, or one runs.</source>
        <translation>Yolda rakip yoksa sizden bir piyon Başlangıç’a döner ya da koşar.</translation>
    </message>
    <message>
        <source>While any card can be played, none is laid off.</source>
        <translation>Oynanabilen kart varken elden kart çıkarılmaz.</translation>
    </message>
    <message>
        <source>A card that cannot be played may be laid off at any time.</source>
        <translation>Oynanamayan kart her zaman elden çıkarılabilir.</translation>
    </message>
    <message>
        <source>Hands are hidden; the order of the deck is known to nobody.</source>
        <translation>Eller kapalıdır, destenin sırasını kimse bilmez.</translation>
    </message>
    <message>
        <source>Everybody sees all hands; the order of the deck is known to nobody.</source>
        <translation>Herkes bütün elleri görür, destenin sırasını kimse bilmez.</translation>
    </message>
    <message>
        <source>One game is played.</source>
        <translation>Tek oyun oynanır.</translation>
    </message>
    <message>
        <source>Whoever wins two of three games wins; then points decide.</source>
        <translation>Üç oyunun ikisini alan kazanır, eşitlikte puana bakılır.</translation>
    </message>
    <message>
        <source>Whoever wins three of five games wins; then points decide.</source>
        <translation>Beş oyunun üçünü alan kazanır, eşitlikte puana bakılır.</translation>
    </message>
    <message>
        <source>The match ends with the game that brings somebody to 500 points.</source>
        <translation>Birini 500 puana ulaştıran oyunla maç biter.</translation>
    </message>
    <message>
        <source>The match ends with the game that brings somebody to 1000 points.</source>
        <translation>Birini 1000 puana ulaştıran oyunla maç biter.</translation>
    </message>
    <message>
        <source>When time is up the round is finished, so that all have had equally many turns.</source>
        <translation>Süre dolunca tur tamamlanır, herkes eşit sayıda oynamış olur.</translation>
    </message>
    <message>
        <source>When time is up the game ends at once.</source>
        <translation>Süre dolunca oyun hemen biter.</translation>
    </message>
    <message>
        <source>A 6 brings a pawn in or moves one six squares, as you like.</source>
        <translation>6 bir piyonu oyuna sokar ya da bir piyonu altı kare ilerletir, seçim senin.</translation>
    </message>
    <message>
        <source>A 1 or a 6 brings a pawn in, or moves one so many squares.</source>
        <translation>1 ya da 6 bir piyonu oyuna sokar ya da o kadar kare ilerletir.</translation>
    </message>
    <message>
        <source>With no pawn on the track there is one roll like any other.</source>
        <translation>Yolda piyonun yoksa da tek zar atarsın.</translation>
    </message>
    <message>
        <source>With no pawn on the track you may roll up to three times to come in.</source>
        <translation>Yolda piyonun yoksa girmek için üç kez zar atabilirsin.</translation>
    </message>
    <message>
        <source>A 6 gives another roll only if no pawn could come in with it.</source>
        <translation>6, ancak onunla oyuna giremiyorsan bir zar daha kazandırır.</translation>
    </message>
    <message>
        <source>A 6 always gives another roll.</source>
        <translation>6 her zaman bir zar daha kazandırır.</translation>
    </message>
    <message>
        <source>Two pawns of a colour may share a square; opponents can neither hit nor pass them.</source>
        <translation>Aynı renkten iki piyon bir karede durabilir; rakip onları ne kırabilir ne geçebilir.</translation>
    </message>
    <message>
        <source>One pawn a square: your own pawn blocks landing.</source>
        <translation>Karede tek piyon durur, kendi piyonun o kareyi kapatır.</translation>
    </message>
    <message>
        <source>An opponent’s pawn cannot be passed, only hit exactly. Your own can be passed.</source>
        <translation>Rakip piyonun üstünden geçilmez, ancak tam sayıyla kırılır. Kendi piyonunun üstünden geçersin.</translation>
    </message>
    <message>
        <source>Single pawns of opponents may be passed.</source>
        <translation>Rakibin tek piyonunun üstünden geçilebilir.</translation>
    </message>
    <message>
        <source>The finish needs the exact roll.</source>
        <translation>Bitiş için tam sayı gerekir.</translation>
    </message>
    <message>
        <source>Steps beyond the finish are counted back from it.</source>
        <translation>Bitiş’i aşan adımlar oradan geri sayılır.</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>Oyunun amacı</translation>
    </message>
    <message>
        <source>Two, three or four players have four pawns each. Whoever first brings all four once round the board and to the finish wins. Two players sit opposite each other.</source>
        <translation>İki, üç ya da dört oyuncunun dörder piyonu vardır. Dördünü de tahtada bir tur dolaştırıp Bitiş’e ilk sokan kazanır. İki kişi karşılıklı oturur.</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Kim başlar</translation>
    </message>
    <message>
        <source>The beginner picks a colour, the others take the colours that follow clockwise. Turns pass clockwise as well.</source>
        <translation>Başlayan rengini seçer, öbürleri saat yönünde sonraki renkleri alır. Sıra da saat yönünde geçer.</translation>
    </message>
    <message>
        <source>Moving and passing</source>
        <translation>Hamle ve pas</translation>
    </message>
    <message>
        <source>A move that exists must be made. If there is none the turn passes by itself and the table says why.</source>
        <translation>Hamle varsa oynanmak zorundadır. Yoksa sıra kendiliğinden geçer ve masa nedenini söyler.</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>{track} squares go round. Before your start square your own safe lane of {lane} squares turns off to the finish, where a pawn stays for good.</source>
        <translation>Yol {track} karedir. Başlangıç karenden önce {lane} karelik güvenli alanına sapılır, sonu Bitiş’tir; oraya giren piyon artık çıkmaz.</translation>
    </message>
    <message>
        <source>The deck</source>
        <translation>Deste</translation>
    </message>
    <message>
        <source>The deck has {deck} cards: 1 to 12 and jokers. You draw one a turn, play it and lay it open. When a card is needed and none is left, the used ones are shuffled.</source>
        <translation>Destede {deck} kart vardır: 1’den 12’ye sayılar ve jokerler. Her sırada bir kart çeker, oynar, açık bırakırsın. Kart gerekip deste bitince kullanılanlar karılır.</translation>
    </message>
    <message>
        <source>Coming in: 1 and 2</source>
        <translation>Oyuna giriş: 1 ve 2</translation>
    </message>
    <message>
        <source>Only a 1 or a 2 brings a pawn from its yard. An opponent on that square is captured; a pawn of your own colour there forbids it. A 1 or 2 may also move a pawn.</source>
        <translation>Piyonu Başlangıç’tan yalnız 1 ya da 2 çıkarır. O karede rakip varsa kırılır, kendi renginden piyon varsa girilmez. 1 ve 2 ile piyon da ilerletilir.</translation>
    </message>
    <message>
        <source>Forward, capturing, finishing</source>
        <translation>İlerleme, kırma, bitirme</translation>
    </message>
    <message>
        <source>A pawn goes exactly as many squares as the card says. Pawns never block the way. Landing on an opponent sends it back to its yard; landing on your own colour is not allowed.</source>
        <translation>Piyon kartın dediği kadar kare gider. Piyonlar yolu kapatmaz. Üstüne geldiğin rakip kırılır ve Başlangıç’ına döner; kendi renginin üstüne gelinmez.</translation>
    </message>
    <message>
        <source>The finish must be reached exactly. Lanes are closed to other colours, so a pawn in its lane is safe.</source>
        <translation>Bitiş’e tam sayıyla girilir. Güvenli alana başka renk giremez, oradaki piyon güvendedir.</translation>
    </message>
    <message>
        <source>Backward: {low} and {high}</source>
        <translation>Geri gidenler: {low} ve {high}</translation>
    </message>
    <message>
        <source>Going back, a pawn may pass behind its own start; a later forward card then takes it straight into its lane. Pawns in the yard and at the finish do not go back.</source>
        <translation>Geri giden piyon kendi başlangıcının arkasına geçebilir; sonraki ileri kart onu doğruca güvenli alanına sokar. Başlangıç’taki ve Bitiş’teki piyonlar geri gitmez.</translation>
    </message>
    <message>
        <source>Shared cards</source>
        <translation>Bölünen kartlar</translation>
    </message>
    <message>
        <source>A shared card moves exactly two pawns and all its points are used; you choose the order, and the second part is judged on the board after the first. No part brings a pawn in.</source>
        <translation>Bölünen kart tam iki piyonu oynatır ve bütün sayısı kullanılır. Sırayı sen seçersin, ikinci parça birinciden sonraki tahtaya göre oynanır. Parçayla oyuna girilmez.</translation>
    </message>
    <message>
        <source>The 11</source>
        <translation>11</translation>
    </message>
    <message>
        <source>After an 11 you draw another card and play that too if you can, again and again.</source>
        <translation>11’den sonra bir kart daha çeker, oynayabiliyorsan onu da oynarsın; yine 11 gelirse yine.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>A joker either takes the square of an opponent’s pawn on the track, which goes to its yard, or runs 1 to 12 squares forward, as many as you like.</source>
        <translation>Joker ya yoldaki bir rakip piyonun yerini alır, o Başlangıç’ına döner; ya da istediğin kadar, 1–12 kare koşar.</translation>
    </message>
    <message>
        <source>The cross</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>52 squares go round. After 50 steps from your start square your lane of five squares turns off to the finish.</source>
        <translation>Yol 52 karedir. Başlangıç karenden 50 adım sonra beş karelik güvenli alanına sapılır, sonu Bitiş’tir.</translation>
    </message>
    <message>
        <source>Coming in</source>
        <translation>Oyuna giriş</translation>
    </message>
    <message>
        <source>At most one pawn a turn comes in; a single opponent on the start square is captured.</source>
        <translation>Bir sırada en çok bir piyon girer; başlangıç karesindeki tek rakip kırılır.</translation>
    </message>
    <message>
        <source>Rolling again</source>
        <translation>Bir zar daha</translation>
    </message>
    <message>
        <source>The third 6 of a turn is not moved and ends it; the first two stand.</source>
        <translation>Bir sıradaki üçüncü 6 oynanmaz ve sırayı bitirir, ilk ikisi geçerlidir.</translation>
    </message>
    <message>
        <source>Capturing and blocking</source>
        <translation>Kırma ve kapatma</translation>
    </message>
    <message>
        <source>Landing exactly on a single opponent sends it back to its yard.</source>
        <translation>Tek duran rakibin tam üstüne gelirsen kırılır ve Başlangıç’ına döner.</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Sıralama</translation>
    </message>
    <message>
        <source>Players who have finished are skipped; whoever is left takes the last place.</source>
        <translation>Bitirenler atlanır, en sona kalan sonuncu olur.</translation>
    </message>
    <message>
        <source>Partners</source>
        <translation>Eşli oyun</translation>
    </message>
    <message>
        <source>Red and blue play against yellow and green. Every card may move any of the eight pawns; the side wins whose eight pawns are all at the finish.</source>
        <translation>Kırmızı ile Mavi, Sarı ile Yeşil’e karşı oynar. Her kartla sekiz piyondan herhangi biri oynanabilir; sekiz piyonu da Bitiş’e sokan taraf kazanır.</translation>
    </message>
    <message>
        <source>The joker of partners</source>
        <translation>Eşli oyunda joker</translation>
    </message>
    <message>
        <source>A joker must be used. While an opponent is on the track you swap or run as you like.</source>
        <translation>Joker kullanılmak zorundadır. Yolda rakip varken ister yer alır ister koşarsın.</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>El</translation>
    </message>
    <message>
        <source>Everybody holds four cards, draws one a turn and plays one of the five. Only if none can be played is one laid off.</source>
        <translation>Herkesin elinde dört kart vardır; sırası gelen bir kart çeker, beş karttan birini oynar. Ancak hiçbiri oynanamıyorsa biri elden çıkarılır.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>The winner gets 50 points, and for each opponent 5 for a pawn at home and 10 for one that is not; 80 for an opponent with none at home, and 200 each if no opponent has any (mars).</source>
        <translation>Kazanan 50 puan alır; her rakip için Bitiş’teki piyon başına 5, dışarıdaki başına 10 puan. Hiç piyonu girmemiş rakip 80 eder; hiçbir rakibin piyonu girmediyse mars olur, her biri 200 eder.</translation>
    </message>
    <message>
        <source>Playing on time</source>
        <translation>Süreli oyun</translation>
    </message>
    <message>
        <source>If nobody has finished then, the opponents’ pawns are counted as for points, and ties go to whoever has come farther. The clock stands still while the game is paused.</source>
        <translation>O zaman kimse bitirmediyse rakiplerin piyonları puan hesabındaki gibi sayılır, eşitlikte daha çok yol almış olan öne geçer. Oyun duraklatılınca süre de durur.</translation>
    </message>
</context>
<context>
    <name>KizmaTable</name>
    <message>
        <source>Finish</source>
        <translation>Bitiş</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Red</source>
        <translation>Kırmızı</translation>
    </message>
    <message>
        <source>Yellow</source>
        <translation>Sarı</translation>
    </message>
    <message>
        <source>Blue</source>
        <translation>Mavi</translation>
    </message>
    <message>
        <source>Green</source>
        <translation>Yeşil</translation>
    </message>
    <message>
        <source>captures</source>
        <translation>kırar</translation>
    </message>
    <message>
        <source>{steps} · captures</source>
        <translation>{steps} · kırar</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>düşünüyor</translation>
    </message>
    <message>
        <source>you</source>
        <translation>sen</translation>
    </message>
    <message>
        <source>{rank}.</source>
        <comment>a place: 1st, 2nd</comment>
        <translation>{rank}.</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puan</translation>
    </message>
    <message>
        <source>{wins} won · {points} points</source>
        <translation>{wins} galibiyet · {points} puan</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Hamleler</translation>
    </message>
    <message>
        <source>Die</source>
        <translation>Zar</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Kart</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} kart</translation>
    </message>
    <message>
        <source>open</source>
        <translation>açık</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Devam et</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Duraklat</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Oyun durdu</translation>
    </message>
    <message>
        <source>The clock stands still.</source>
        <translation>Süre işlemiyor.</translation>
    </message>
    <message>
        <source>{name}, pick your colour</source>
        <translation>{name}, rengini seç</translation>
    </message>
    <message>
        <source>The others take the colours that follow clockwise.</source>
        <translation>Öbürleri saat yönünde sonraki renkleri alır.</translation>
    </message>
    <message>
        <source>Highest roll begins</source>
        <translation>En büyük atan başlar</translation>
    </message>
    <message>
        <source>Highest card begins</source>
        <translation>En büyük kartı çeken başlar</translation>
    </message>
    <message>
        <source>A tie: {names} draw again</source>
        <translation>Eşitlik: {names} yeniden çekiyor</translation>
    </message>
    <message>
        <source>{name} begins</source>
        <translation>{name} başlıyor</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. oyun</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Sonraki oyun</translation>
    </message>
    <message>
        <source>{names} won the game</source>
        <translation>Oyunu kazanan: {names}</translation>
    </message>
    <message>
        <source>{names}: all pawns home, place {rank}</source>
        <translation>{names}: bütün piyonlar Bitiş’te, {rank}. sıra</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Süre doldu</translation>
    </message>
    <message>
        <source>Time is up: this round is played to its end</source>
        <translation>Süre doldu, bu tur sonuna dek oynanır</translation>
    </message>
    <message>
        <source>The used cards are shuffled and turned</source>
        <translation>Kullanılan kartlar karıldı, deste yenilendi</translation>
    </message>
    <message>
        <source>A 6: roll again</source>
        <translation>6 geldi, bir daha at</translation>
    </message>
    <message>
        <source>One more try to get in</source>
        <translation>Girmek için bir deneme daha</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Tahta</translation>
    </message>
    <message>
        <source>Which do you mean?</source>
        <translation>Hangisi olsun?</translation>
    </message>
</context>
<context>
    <name>KizmaTexts</name>
    <message>
        <source>Who begins takes this colour, the others follow clockwise</source>
        <translation>Başlayan bu rengi alır, ötekiler saat yönünde izler</translation>
    </message>
    <message>
        <source>{rules} · {seats} players</source>
        <translation>{rules} · {seats} kişi</translation>
    </message>
    <message>
        <source>The deck is being shuffled</source>
        <translation>Deste karılıyor</translation>
    </message>
    <message>
        <source>{name} is playing</source>
        <translation>{name} oynuyor</translation>
    </message>
    <message>
        <source>Turn of {name}</source>
        <translation>Sıra {name_at}</translation>
    </message>
    <message>
        <source>Your turn: roll the die</source>
        <translation>Sıra sende: zarı at</translation>
    </message>
    <message>
        <source>Your turn: draw a card</source>
        <translation>Sıra sende: kart çek</translation>
    </message>
    <message>
        <source>Your turn: choose your move</source>
        <translation>Sıra sende: hamleni seç</translation>
    </message>
    <message>
        <source>Before the first turn</source>
        <translation>İlk hamleden önce</translation>
    </message>
    <message>
        <source>Game {number} · {points}</source>
        <translation>{number}. oyun · {points}</translation>
    </message>
    <message>
        <source>All pawns of a side are home</source>
        <translation>Bütün piyonlar Bitiş’te</translation>
    </message>
    <message>
        <source>Time is up</source>
        <translation>Süre doldu</translation>
    </message>
    <message>
        <source>The match is decided</source>
        <translation>Maç bitti</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Ev kuralları</translation>
    </message>
    <message>
        <source>Drawing who begins</source>
        <translation>Kimin başlayacağı çekiliyor</translation>
    </message>
    <message>
        <source>You begin: pick your colour</source>
        <translation>Sen başlıyorsun: rengini seç</translation>
    </message>
    <message>
        <source>{name} picks a colour</source>
        <translation>{name} rengini seçiyor</translation>
    </message>
    <message>
        <source>partners</source>
        <translation>eşli</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puanlı</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} dk</translation>
    </message>
    <message>
        <source>Colour, for the seat that begins</source>
        <translation>Renk: oyuna bu oyuncu başlarsa</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Masada</translation>
    </message>
</context>
</TS>
