<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>QwirkleAdvice</name>
    <message>
        <source>There is nothing else you can do.</source>
        <translation>Yapabileceğin başka bir şey yok.</translation>
    </message>
    <message>
        <source>No tile of yours fits: swap these.</source>
        <translation>Hiçbir taşın uymuyor: bunları değiştir.</translation>
    </message>
    <message>
        <source>{points} points, a decent place.</source>
        <translation>{points} puan, fena değil.</translation>
    </message>
    <message>
        <source>{points} points, nothing brings more.</source>
        <translation>{points} puan, daha çoğu yok.</translation>
    </message>
    <message>
        <source>{points} points, and it leaves little to the next player.</source>
        <translation>{points} puan, üstelik sonrakine az şey bırakıyor.</translation>
    </message>
    <message>
        <source>{points} points, and it keeps good tiles for your next turn.</source>
        <translation>{points} puan, üstelik iyi taşların sonraki hamleye kalıyor.</translation>
    </message>
    <message>
        <source>Counted out to the end: nothing is better.</source>
        <translation>Sonuna kadar hesaplandı: daha iyisi yok.</translation>
    </message>
    <message>
        <source>{points} points, the best for the last turns.</source>
        <translation>{points} puan, son hamleler için en iyisi.</translation>
    </message>
    <message>
        <source>Passing brings more than any place.</source>
        <translation>Pas geçmek taş koymaktan iyi.</translation>
    </message>
    <message>
        <source>These tiles can be swapped.</source>
        <translation>Bu taşlar değiştirilebilir.</translation>
    </message>
    <message>
        <source>You can pass.</source>
        <translation>Pas geçebilirsin.</translation>
    </message>
    <message>
        <source>These tiles fit here.</source>
        <translation>Bu taşlar buraya uyar.</translation>
    </message>
</context>
<context>
    <name>QwirkleOptions</name>
    <message>
        <source>Who starts</source>
        <translation>Kim başlar</translation>
    </message>
    <message>
        <source>If sets are equal</source>
        <translation>Takımlar eşitse</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Açılış</translation>
    </message>
    <message>
        <source>Swapping from a short bag</source>
        <translation>Torba azalınca değiştirme</translation>
    </message>
    <message>
        <source>Passing by choice</source>
        <translation>İsteyerek pas</translation>
    </message>
    <message>
        <source>Bonus for going out</source>
        <translation>Bitirme puanı</translation>
    </message>
    <message>
        <source>Equal scores</source>
        <translation>Eşit puan</translation>
    </message>
    <message>
        <source>Target score</source>
        <translation>Hedef puan</translation>
    </message>
    <message>
        <source>Table of unseen tiles</source>
        <translation>Görülmeyen taşlar tablosu</translation>
    </message>
    <message>
        <source>Open racks</source>
        <translation>Açık ıstaka</translation>
    </message>
    <message>
        <source>Who lays the first line.</source>
        <translation>İlk çizgiyi kim kurar.</translation>
    </message>
    <message>
        <source>Who starts when several hold a largest set.</source>
        <translation>En büyük takım birden çok kişideyse kim başlar.</translation>
    </message>
    <message>
        <source>What the first line must be.</source>
        <translation>İlk çizgi nasıl olmalı.</translation>
    </message>
    <message>
        <source>When the bag holds fewer than six tiles.</source>
        <translation>Torbada altıdan az taş kalınca.</translation>
    </message>
    <message>
        <source>Whether you may pass though you could play.</source>
        <translation>Oynayabilirken pas geçilir mi.</translation>
    </message>
    <message>
        <source>For placing your last tile once the bag is empty.</source>
        <translation>Torba boşken son taşını koyana verilir.</translation>
    </message>
    <message>
        <source>Who wins when the totals are equal.</source>
        <translation>Toplamlar eşitse kim kazanır.</translation>
    </message>
    <message>
        <source>The game ends after the round in which it is reached.</source>
        <translation>Bu puana ulaşılan turun sonunda oyun biter.</translation>
    </message>
    <message>
        <source>Shows how many of each tile are still hidden.</source>
        <translation>Her taştan kaç tanenin görülmediğini gösterir.</translation>
    </message>
    <message>
        <source>Everybody sees all racks, good for learning.</source>
        <translation>Herkes bütün ıstakaları görür, öğrenmek için iyidir.</translation>
    </message>
    <message>
        <source>Largest set</source>
        <translation>En büyük takım</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Kura</translation>
    </message>
    <message>
        <source>First seat</source>
        <translation>İlk koltuk</translation>
    </message>
    <message>
        <source>The oldest</source>
        <translation>En büyük oyuncu</translation>
    </message>
    <message>
        <source>The youngest</source>
        <translation>En küçük oyuncu</translation>
    </message>
    <message>
        <source>Any line</source>
        <translation>Herhangi bir çizgi</translation>
    </message>
    <message>
        <source>As many as there are</source>
        <translation>Kalan kadar</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>With an empty bag</source>
        <translation>Torba boşken</translation>
    </message>
    <message>
        <source>Shared win</source>
        <translation>Paylaşılır</translation>
    </message>
    <message>
        <source>More Qwirkles</source>
        <translation>Çok Qwirkle yapan</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>Short</source>
        <translation>Kısa</translation>
    </message>
    <message>
        <source>To the last tile, six for going out.</source>
        <translation>Son taşa kadar, bitirene altı puan.</translation>
    </message>
    <message>
        <source>Whoever reaches 100 ends the game.</source>
        <translation>100 puana ulaşan oyunu bitirir.</translation>
    </message>
    <message>
        <source>All racks are seen, for learning together.</source>
        <translation>Bütün ıstakalar açık, öğrenmek için.</translation>
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
        <source>None</source>
        <translation>Yok</translation>
    </message>
    <message>
        <source>{points} points</source>
        <translation>{points} puan</translation>
    </message>
</context>
<context>
    <name>QwirkleReasons</name>
    <message>
        <source>Put at least one tile on the table.</source>
        <translation>Masaya en az bir taş koy.</translation>
    </message>
    <message>
        <source>Two tiles cannot lie on one cell.</source>
        <translation>Bir kareye iki taş konmaz.</translation>
    </message>
    <message>
        <source>The tiles of the move are not in order.</source>
        <translation>Hamledeki taşlar sıralı değil.</translation>
    </message>
    <message>
        <source>There is no such tile on your rack: {tile}.</source>
        <translation>Istakanda bu taş yok: {tile}.</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Burada zaten bir taş var.</translation>
    </message>
    <message>
        <source>All tiles of a turn go into one row or one column.</source>
        <translation>Bir hamlenin bütün taşları tek sıraya ya da tek sütuna konur.</translation>
    </message>
    <message>
        <source>Your tiles must touch a tile on the table.</source>
        <translation>Taşların masadaki bir taşa değmeli.</translation>
    </message>
    <message>
        <source>There must be no gap between your tiles.</source>
        <translation>Taşlarının arasında boşluk kalmamalı.</translation>
    </message>
    <message>
        <source>A line holds six tiles at most.</source>
        <translation>Bir çizgide en çok altı taş olur.</translation>
    </message>
    <message>
        <source>The same tile cannot be in a line twice.</source>
        <translation>Aynı taş bir çizgide iki kez olmaz.</translation>
    </message>
    <message>
        <source>A line shares one colour or one shape, and nothing else.</source>
        <translation>Çizgideki taşların ya rengi ya şekli aynıdır, ikisi birden değil.</translation>
    </message>
    <message>
        <source>Open with your largest set: {largest} tiles.</source>
        <translation>Açılışı en büyük takımınla yap: {largest} taş.</translation>
    </message>
    <message>
        <source>The first line begins in the middle of the table.</source>
        <translation>İlk çizgi masanın ortasından başlar.</translation>
    </message>
    <message>
        <source>Whoever opens cannot swap.</source>
        <translation>Açılışı yapan taş değiştiremez.</translation>
    </message>
    <message>
        <source>Whoever opens cannot pass.</source>
        <translation>Açılışı yapan pas geçemez.</translation>
    </message>
    <message>
        <source>The bag is empty, there is nothing to swap for.</source>
        <translation>Torba boş, değiştirecek taş yok.</translation>
    </message>
    <message>
        <source>With fewer than six tiles in the bag there is no swapping.</source>
        <translation>Torbada altıdan az taş kalınca değiştirilmez.</translation>
    </message>
    <message>
        <source>You can swap {limit} tiles at most.</source>
        <translation>En çok {limit} taş değiştirebilirsin.</translation>
    </message>
    <message>
        <source>You cannot pass while a tile of yours fits.</source>
        <translation>Uyan bir taşın varken pas geçemezsin.</translation>
    </message>
    <message>
        <source>You cannot pass while you can swap.</source>
        <translation>Taş değiştirebilirken pas geçemezsin.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>The bag is being mixed.</source>
        <translation>Torba karıştırılıyor.</translation>
    </message>
    <message>
        <source>The bag is not to be mixed now.</source>
        <translation>Torba şimdi karıştırılmaz.</translation>
    </message>
    <message>
        <source>These are not the tiles in the bag.</source>
        <translation>Torbadaki taşlar bunlar değil.</translation>
    </message>
    <message>
        <source>This player does not have the largest set.</source>
        <translation>En büyük takım bu oyuncuda değil.</translation>
    </message>
    <message>
        <source>The table has changed since. Look again.</source>
        <translation>Masa bu arada değişti. Yeniden bak.</translation>
    </message>
    <message>
        <source>You have not made a move yet.</source>
        <translation>Daha hamle yapmadın.</translation>
    </message>
    <message>
        <source>Somebody else has played since.</source>
        <translation>Senden sonra başkası oynadı.</translation>
    </message>
</context>
<context>
    <name>QwirkleRules</name>
    <message>
        <source>Tiles, bag and racks</source>
        <translation>Taşlar, torba, ıstaka</translation>
    </message>
    <message>
        <source>There are 108 tiles: six colours, six shapes, and three of each of the 36 kinds. Two to six players draw six tiles each; the rest stays in the bag.</source>
        <translation>Oyunda 108 taş var: altı renk, altı şekil, 36 çeşidin her birinden üç tane. İki ile altı oyuncu altışar taş çeker, kalanı torbada durur.</translation>
    </message>
    <message>
        <source>At the end of your turn you draw until you have six tiles again, or what the bag still has.</source>
        <translation>Hamlenin sonunda elini torbadan altıya tamamlarsın; torbada o kadar yoksa kalanı çekersin.</translation>
    </message>
    <message>
        <source>What a line is</source>
        <translation>Çizgi nedir</translation>
    </message>
    <message>
        <source>Two or more tiles in an unbroken row or column are a line. Either all have one colour and different shapes, or all have one shape and different colours.</source>
        <translation>Yan yana ya da alt alta aralıksız duran iki ya da daha çok taş bir çizgidir. Ya hepsinin rengi aynı, şekilleri farklıdır; ya da hepsinin şekli aynı, renkleri farklıdır.</translation>
    </message>
    <message>
        <source>So a line holds at most six tiles, and never the same tile twice.</source>
        <translation>Bu yüzden bir çizgide en çok altı taş olur, aynı taş iki kez bulunmaz.</translation>
    </message>
    <message>
        <source>Who starts, and how</source>
        <translation>Kim, nasıl başlar</translation>
    </message>
    <message>
        <source>Whoever opens can neither swap nor pass. A single tile as the opening scores one point.</source>
        <translation>Açılışı yapan taş değiştiremez, pas da geçemez. Tek taşlık açılış bir puan getirir.</translation>
    </message>
    <message>
        <source>Placing tiles</source>
        <translation>Taş koyma</translation>
    </message>
    <message>
        <source>In your turn you place one to six tiles, all in one row or one column, so that they touch the tiles on the table. In the end all cells between your tiles must be filled.</source>
        <translation>Sıran gelince bir ile altı taş koyarsın. Hepsi tek sırada ya da tek sütunda olur ve masadaki taşlara değer. Sonunda taşlarının arasındaki bütün kareler dolu olmalı.</translation>
    </message>
    <message>
        <source>Every line your tiles make or make longer must be a proper line, in both directions. Your tiles need not lie side by side: they may use both ends of a line, or a gap in it.</source>
        <translation>Taşlarının kurduğu ya da uzattığı her çizgi iki yönde de kurala uymalı. Taşların birbirine değmesi gerekmez: bir çizginin iki ucuna ya da arasındaki boşluğa da koyabilirsin.</translation>
    </message>
    <message>
        <source>If your tiles join two lines, the joined line counts: it must be proper as a whole and not longer than six.</source>
        <translation>Taşların iki çizgiyi birleştirirse birleşen çizgiye bakılır: bütünüyle kurala uymalı, altı taşı geçmemeli.</translation>
    </message>
    <message>
        <source>Swapping and passing</source>
        <translation>Değiştirme ve pas</translation>
    </message>
    <message>
        <source>Instead of placing you may swap: set aside as many tiles as you like, draw as many, then mix the ones set aside into the bag. That ends your turn and scores nothing.</source>
        <translation>Taş koymak yerine değiştirebilirsin: istediğin kadar taşı kenara koyar, o kadar çeker, sonra kenardakileri torbaya karıştırırsın. Sıran biter, puan almazsın.</translation>
    </message>
    <message>
        <source>If no tile of yours fits you must swap. If you cannot swap either, the turn passes by itself. When all players pass in a row, the game ends.</source>
        <translation>Hiçbir taşın uymuyorsa değiştirmek zorundasın. O da olmuyorsa sıra kendiliğinden geçer. Herkes üst üste pas geçerse oyun biter.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puanlar</translation>
    </message>
    <message>
        <source>Every line that one of your tiles belongs to scores one point for each of its tiles. A tile in two lines counts in both.</source>
        <translation>Taşlarından birinin içinde olduğu her çizgi, taş sayısı kadar puan getirir. İki çizgide birden olan taş ikisinde de sayılır.</translation>
    </message>
    <message>
        <source>A complete line of six is a Qwirkle: six points more, twelve in all.</source>
        <translation>Altı taşlık tam çizgi Qwirkle’dır: altı puan daha getirir, toplam on iki eder.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Oyunun sonu</translation>
    </message>
    <message>
        <source>Once the bag is empty nobody draws any more. Whoever then places the last tile of his rack goes out and ends the game.</source>
        <translation>Torba boşalınca kimse taş çekmez. O zaman ıstakasındaki son taşı koyan oyunu bitirir.</translation>
    </message>
    <message>
        <source>The game also ends, without a bonus, as soon as no tile of any player fits and no swap can help. Tiles left on racks cost nothing.</source>
        <translation>Hiç kimsenin hiçbir taşı uymuyor ve değiştirmek de işe yaramıyorsa oyun yine biter, bitirme puanı verilmez. Istakada kalan taşlar için puan düşülmez.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Kim kazanır</translation>
    </message>
    <message>
        <source>The highest total wins.</source>
        <translation>Toplamı en yüksek olan kazanır.</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Ne bilinir</translation>
    </message>
    <message>
        <source>Whoever holds the most different tiles that could form a line starts; copies do not count.</source>
        <translation>Çizgi kurabilecek en çok farklı taşı olan başlar; aynı taşın eşi sayılmaz.</translation>
    </message>
    <message>
        <source>Who starts is drawn by lot.</source>
        <translation>Kimin başlayacağı kurayla belli olur.</translation>
    </message>
    <message>
        <source>The first seat starts.</source>
        <translation>İlk koltuktaki başlar.</translation>
    </message>
    <message>
        <source>If several hold equally large sets the oldest starts: the one seated first.</source>
        <translation>Takımlar eşitse en büyük oyuncu, yani en baştaki koltuk başlar.</translation>
    </message>
    <message>
        <source>If several hold equally large sets the youngest starts: the one seated last.</source>
        <translation>Takımlar eşitse en küçük oyuncu, yani en sondaki koltuk başlar.</translation>
    </message>
    <message>
        <source>If several hold equally large sets, the lot decides among them.</source>
        <translation>Takımlar eşitse aralarında kura çekilir.</translation>
    </message>
    <message>
        <source>The first line is one of the starter&apos;s largest sets.</source>
        <translation>İlk çizgi, başlayanın en büyük takımlarından biridir.</translation>
    </message>
    <message>
        <source>The first line may be any line, even a single tile.</source>
        <translation>İlk çizgi herhangi bir çizgi, hatta tek taş olabilir.</translation>
    </message>
    <message>
        <source>You can swap at most as many tiles as the bag holds.</source>
        <translation>En çok torbada kalan kadar taş değiştirebilirsin.</translation>
    </message>
    <message>
        <source>With fewer than six tiles in the bag there is no swapping.</source>
        <translation>Torbada altıdan az taş kalınca değiştirilmez.</translation>
    </message>
    <message>
        <source>Nobody may pass who can place or swap.</source>
        <translation>Taş koyabilen ya da değiştirebilen pas geçemez.</translation>
    </message>
    <message>
        <source>Once the bag is empty you may pass even if a tile of yours fits.</source>
        <translation>Torba boşken uyan taşın olsa da pas geçebilirsin.</translation>
    </message>
    <message>
        <source>Going out brings six points.</source>
        <translation>Bitiren altı puan alır.</translation>
    </message>
    <message>
        <source>Going out brings no bonus.</source>
        <translation>Bitirene ek puan verilmez.</translation>
    </message>
    <message>
        <source>There is no score at which the game ends.</source>
        <translation>Oyunu bitiren bir hedef puan yoktur.</translation>
    </message>
    <message>
        <source>Equal totals share the win.</source>
        <translation>Toplamlar eşitse galibiyet paylaşılır.</translation>
    </message>
    <message>
        <source>If totals are equal, the one with more Qwirkles wins, then the one with the best single turn.</source>
        <translation>Toplamlar eşitse çok Qwirkle yapan, o da eşitse tek hamlede en çok puan alan kazanır.</translation>
    </message>
    <message>
        <source>You see the table, the scores, your own rack, and how many tiles the bag and every rack hold. Of a swap the others see only how many tiles it was.</source>
        <translation>Masayı, puanları, kendi ıstakanı, torbada ve ıstakalarda kaç taş olduğunu görürsün. Değiştirilen taşların yalnız sayısı bilinir.</translation>
    </message>
    <message>
        <source>Everybody sees all racks.</source>
        <translation>Herkes bütün ıstakaları görür.</translation>
    </message>
    <message>
        <source>Beside the table stands how many of each tile you have not seen yet.</source>
        <translation>Masanın yanında her taştan kaç tanesini görmediğin yazar.</translation>
    </message>
    <message>
        <source>Counting the tiles not seen yet is left to your memory.</source>
        <translation>Görülmeyen taşları saymak sana kalır.</translation>
    </message>
    <message>
        <source>When somebody reaches {points} points the game ends as soon as all have had equally many turns.</source>
        <translation>Biri {points} puana ulaşınca, herkes eşit sayıda oynadığında oyun biter.</translation>
    </message>
</context>
<context>
    <name>QwirkleTable</name>
    <message>
        <source>Swap</source>
        <translation>Değiştir</translation>
    </message>
    <message>
        <source>Shuffle</source>
        <translation>Karıştır</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Onayla</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Geri topla</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Pas</translation>
    </message>
    <message>
        <source>Last moves</source>
        <translation>Son hamleler</translation>
    </message>
    <message>
        <source>tiles in the bag</source>
        <translation>taş torbada</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Görülmeyen taşlar</translation>
    </message>
    <message>
        <source>unseen</source>
        <translation>görülmedi</translation>
    </message>
    <message>
        <source>on the table or yours</source>
        <translation>masada ya da elinde</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Yaklaş</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Uzaklaş</translation>
    </message>
    <message>
        <source>Show all tiles</source>
        <translation>Bütün taşları göster</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>düşünüyor</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Sıra sende</translation>
    </message>
    <message>
        <source>on turn</source>
        <translation>sırada</translation>
    </message>
    <message>
        <source>you</source>
        <translation>sen</translation>
    </message>
    <message>
        <source>Random</source>
        <translation>Rastgele</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Çırak</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Kalfa</translation>
    </message>
    <message>
        <source>Hard</source>
        <translation>Usta</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Üstat</translation>
    </message>
    <message>
        <source>swapped</source>
        <translation>değiştirdi</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>swapped {count}</source>
        <translation>{count} taş değiştirdi</translation>
    </message>
    <message>
        <source>{name} starts</source>
        <translation>{name} başlıyor</translation>
    </message>
    <message>
        <source>{name} swapped {count} tiles</source>
        <translation>{name} {count} taş değiştirdi</translation>
    </message>
    <message>
        <source>{name} can neither place nor swap</source>
        <translation>{name} ne koyabiliyor ne değiştirebiliyor: pas</translation>
    </message>
    <message>
        <source>{name} passed</source>
        <translation>{name} pas geçti</translation>
    </message>
    <message>
        <source>{name} scores {points}</source>
        <translation>{name} {points} puan aldı</translation>
    </message>
    <message>
        <source>{name} goes out: +{points}</source>
        <translation>{name} taşlarını bitirdi: +{points}</translation>
    </message>
    <message>
        <source>{name} goes out</source>
        <translation>{name} taşlarını bitirdi</translation>
    </message>
</context>
<context>
    <name>QwirkleTexts</name>
    <message>
        <source>Players sit by age, the oldest first. Drag a seat to change the order.</source>
        <translation>Oyuncular yaş sırasıyla oturur, en büyük başta. Sırayı değiştirmek için koltuğu sürükle.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Ev kuralları</translation>
    </message>
    <message>
        <source>{rules} · {seats} players</source>
        <translation>{rules} · {seats} kişi</translation>
    </message>
    <message>
        <source>The bag is being mixed</source>
        <translation>Torba karıştırılıyor</translation>
    </message>
    <message>
        <source>Your turn: lay the first line</source>
        <translation>Sıra sende: ilk çizgiyi kur</translation>
    </message>
    <message>
        <source>Your turn: add tiles to a line</source>
        <translation>Sıra sende: bir çizgiye taş ekle</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} düşünüyor</translation>
    </message>
    <message>
        <source>It is {name}&apos;s turn</source>
        <comment>{name_at}: the name in the locative</comment>
        <translation>Sıra {name_at}</translation>
    </message>
    <message>
        <source>{bag} tiles in the bag · {scores}</source>
        <translation>Torbada {bag} taş · {scores}</translation>
    </message>
    <message>
        <source>The last tile of a rack is on the table</source>
        <translation>Bir ıstakanın son taşı masaya kondu</translation>
    </message>
    <message>
        <source>No tile fits any more</source>
        <translation>Artık hiçbir taş uymuyor</translation>
    </message>
    <message>
        <source>Everybody has passed</source>
        <translation>Herkes pas geçti</translation>
    </message>
    <message>
        <source>The target score is reached</source>
        <translation>Hedef puana ulaşıldı</translation>
    </message>
</context>
<context>
    <name>QwirkleTiles</name>
    <message>
        <source>red</source>
        <translation>kırmızı</translation>
    </message>
    <message>
        <source>orange</source>
        <translation>turuncu</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>sarı</translation>
    </message>
    <message>
        <source>green</source>
        <translation>yeşil</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>mavi</translation>
    </message>
    <message>
        <source>purple</source>
        <translation>mor</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>daire</translation>
    </message>
    <message>
        <source>square</source>
        <translation>kare</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>baklava</translation>
    </message>
    <message>
        <source>clover</source>
        <translation>yonca</translation>
    </message>
    <message>
        <source>star</source>
        <translation>yıldız</translation>
    </message>
    <message>
        <source>sun</source>
        <translation>güneş</translation>
    </message>
    <message>
        <source>{colour} {shape}</source>
        <translation>{colour} {shape}</translation>
    </message>
    <message>
        <source>{tile}: {count} unseen</source>
        <translation>{tile}: {count} görülmedi</translation>
    </message>
</context>
</TS>
