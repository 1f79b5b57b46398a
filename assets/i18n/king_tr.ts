<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr" sourcelanguage="en">
<context>
    <name>KingAdvice</name>
    <message>
        <source>Lead the {card}: nothing higher is left in its suit.</source>
        <translation>{card} ile çık: o renkte daha büyüğü kalmadı.</translation>
    </message>
    <message>
        <source>Lead the {card} to draw out their trumps.</source>
        <translation>{card} ile çık, ellerindeki kozları topla.</translation>
    </message>
    <message>
        <source>Lead the {card}: it is one of your lowest and hard to lose with.</source>
        <translation>{card} ile çık: en küçüklerinden, eli sana bırakması zor.</translation>
    </message>
    <message>
        <source>Lead the {card}.</source>
        <translation>{card} ile çık.</translation>
    </message>
    <message>
        <source>Trump with the {card}.</source>
        <translation>{card} ile koz çak.</translation>
    </message>
    <message>
        <source>Get rid of the {card}: somebody else takes the penalty.</source>
        <translation>{card} elinden gitsin: cezasını başkası yesin.</translation>
    </message>
    <message>
        <source>Throw away the {card}: it is the most dangerous card you may drop.</source>
        <translation>{card} at: atabileceklerinin en tehlikelisi o.</translation>
    </message>
    <message>
        <source>Take the trick with the {card}: as the last you know its price.</source>
        <translation>Eli {card} ile al: son oynayan sensin, kaça patladığı belli.</translation>
    </message>
    <message>
        <source>The {card} may take the trick, but the others cost more.</source>
        <translation>{card} eli alabilir ama ötekiler daha pahalıya gelir.</translation>
    </message>
    <message>
        <source>Win the trick with the {card}.</source>
        <translation>Eli {card} ile al.</translation>
    </message>
    <message>
        <source>Stay under with the {card}.</source>
        <translation>{card} ile altta kal.</translation>
    </message>
    <message>
        <source>You cannot win this trick: give the {card}.</source>
        <translation>Bu eli alamazsın: {card} ver.</translation>
    </message>
    <message>
        <source>Only the {card} may be played.</source>
        <translation>Oynanabilecek tek kâğıt: {card}.</translation>
    </message>
    <message>
        <source>The {card} is the best card I see.</source>
        <translation>Gördüğüm en iyi kâğıt: {card}.</translation>
    </message>
    <message>
        <source>Call {call}: your suit is long and strong enough.</source>
        <translation>{call} söyle: rengin yeterince uzun ve güçlü.</translation>
    </message>
    <message>
        <source>Call {call}: it should cost you least.</source>
        <translation>{call} söyle: sana en ucuza o gelir.</translation>
    </message>
    <message>
        <source>Call {call}: your hand is better for it than most.</source>
        <translation>{call} söyle: elin buna çoğundan daha uygun.</translation>
    </message>
    <message>
        <source>Call {call}.</source>
        <translation>{call} söyle.</translation>
    </message>
    <message>
        <source>Spoil the hand: it cannot get worse.</source>
        <translation>Eli boz: bundan kötüsü gelmez.</translation>
    </message>
    <message>
        <source>Keep the hand.</source>
        <translation>Elinle devam et.</translation>
    </message>
</context>
<context>
    <name>KingChooser</name>
    <message>
        <source>This hand: {contract}</source>
        <translation>Sıradaki oyun: {contract}</translation>
    </message>
    <message>
        <source>What shall we play?</source>
        <translation>Ne oynayalım?</translation>
    </message>
    <message>
        <source>{hand} · your rights: penalties {penalties}, trumps {trumps}</source>
        <translation>{hand} · hakkın: {penalties} ceza, {trumps} koz</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Ceza</translation>
    </message>
    <message>
        <source>Trump · +50 a trick</source>
        <translation>Koz · her el +50</translation>
    </message>
    <message>
        <source>{count} left</source>
        <translation>{count} kaldı</translation>
    </message>
    <message>
        <source>I announce a King: {count} tricks or I lose alone</source>
        <translation>King diyorum: {count} el alırım ya da tek başıma kaybederim</translation>
    </message>
    <message>
        <source>Choose a contract</source>
        <translation>Bir oyun seç</translation>
    </message>
    <message>
        <source>Play {call}</source>
        <translation>{call} oyna</translation>
    </message>
    <message>
        <source>Used up</source>
        <translation>Hakkı bitti</translation>
    </message>
    <message>
        <source>No penalty left</source>
        <translation>Ceza hakkın bitti</translation>
    </message>
    <message>
        <source>No trump left</source>
        <translation>Koz hakkın bitti</translation>
    </message>
    <message>
        <source>Not yet</source>
        <translation>Henüz değil</translation>
    </message>
    <message>
        <source>You had it</source>
        <translation>Bunu söyledin</translation>
    </message>
    <message>
        <source>Closed</source>
        <translation>Kapalı</translation>
    </message>
    <message>
        <source>Spoil this Rıfkı?</source>
        <translation>Rıfkı bozulsun mu?</translation>
    </message>
    <message>
        <source>Spoil this hand?</source>
        <translation>El bozulsun mu?</translation>
    </message>
    <message>
        <source>You hold no other hearts, so you may spoil the hand. Then the cards are dealt again and {caller} calls anew.</source>
        <translation>Elinde başka kupa yok, bu eli bozabilirsin. Bozarsan kâğıtlar yeniden dağıtılır, oyunu yine {caller} seçer.</translation>
    </message>
    <message>
        <source>You hold no card above 10, so you may spoil the hand. Then the cards are dealt again for the same trump.</source>
        <translation>Elinde 10’dan büyük kâğıt yok, bu eli bozabilirsin. Bozarsan kâğıtlar yeniden dağıtılır, koz aynı kalır.</translation>
    </message>
    <message>
        <source>Keep it</source>
        <translation>Devam</translation>
    </message>
    <message>
        <source>Spoil the hand</source>
        <translation>Eli boz</translation>
    </message>
    <message>
        <source>You hold {count} kings and jacks.</source>
        <translation>Elinde {count} papaz ve vale var.</translation>
    </message>
    <message>
        <source>You hold {count} queens.</source>
        <translation>Elinde {count} kız var.</translation>
    </message>
    <message>
        <source>{high} of your 13 cards are jack or higher.</source>
        <translation>13 kâğıdının {high} tanesi vale ya da daha büyük.</translation>
    </message>
    <message>
        <source>You hold no {suit}.</source>
        <translation>Elinde {suit} yok.</translation>
    </message>
    <message>
        <source>You hold {count} {suit}, the highest is the {rank}.</source>
        <translation>Elinde {count} {suit} var, en büyüğü {rank}.</translation>
    </message>
    <message>
        <source>Rıfkı is in your hand, with {count} other hearts.</source>
        <translation>Rıfkı sende, yanında {count} kupa daha var.</translation>
    </message>
    <message>
        <source>Rıfkı is elsewhere, but you hold the ace of hearts.</source>
        <translation>Rıfkı başkasında ama kupa ası sende.</translation>
    </message>
    <message>
        <source>Rıfkı is elsewhere, you hold {count} hearts.</source>
        <translation>Rıfkı başkasında, sende {count} kupa var.</translation>
    </message>
</context>
<context>
    <name>KingNames</name>
    <message>
        <source>Clubs</source>
        <translation>Sinek</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kupa</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Maça</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>sinek</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kupa</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>maça</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>vale</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>kız</translation>
    </message>
    <message>
        <source>king</source>
        <translation>papaz</translation>
    </message>
    <message>
        <source>ace</source>
        <translation>as</translation>
    </message>
    <message>
        <source>{rank} of {suit}</source>
        <translation>{suit_first} {rank}</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>El almaz</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Kupa almaz</translation>
    </message>
    <message>
        <source>No men</source>
        <translation>Erkek almaz</translation>
    </message>
    <message>
        <source>No queens</source>
        <translation>Kız almaz</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>Last two</source>
        <translation>Son iki</translation>
    </message>
    <message>
        <source>Trump {suit}</source>
        <translation>Koz {suit}</translation>
    </message>
    <message>
        <source>{call}, King</source>
        <translation>{call}, King</translation>
    </message>
    <message>
        <source>a trick</source>
        <translation>her el</translation>
    </message>
    <message>
        <source>a heart</source>
        <translation>her kupa</translation>
    </message>
    <message>
        <source>a king or jack</source>
        <translation>her erkek</translation>
    </message>
    <message>
        <source>a queen</source>
        <translation>her kız</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>tek kart</translation>
    </message>
    <message>
        <source>Take no tricks.</source>
        <translation>Hiç el alma.</translation>
    </message>
    <message>
        <source>Take no hearts. Void means a heart, and hearts open once broken.</source>
        <translation>Kupa alma. Rengin yoksa kupa atarsın. Kupa düşmeden kupa açılmaz.</translation>
    </message>
    <message>
        <source>Take no kings or jacks. Void means one of them.</source>
        <translation>Papaz ve vale alma. Rengin yoksa erkek atarsın.</translation>
    </message>
    <message>
        <source>Take no queens. Void means a queen.</source>
        <translation>Kız alma. Rengin yoksa kız atarsın.</translation>
    </message>
    <message>
        <source>Do not take the king of hearts. Hearts open once broken.</source>
        <translation>Kupa papazını alma. Kupa düşmeden kupa açılmaz.</translation>
    </message>
    <message>
        <source>Do not take the last two tricks.</source>
        <translation>Son iki eli alma.</translation>
    </message>
    <message>
        <source>Take tricks. Void means a trump, and a higher one.</source>
        <translation>El al. Rengin yoksa koz çakarsın, yerdeki kozu geçersin.</translation>
    </message>
</context>
<context>
    <name>KingNotices</name>
    <message>
        <source>A queen for everybody: the hand is dealt again</source>
        <translation>Herkes bir kız aldı: el yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>{name} spoils the hand, the cards are dealt again</source>
        <translation>{name} eli bozdu, kâğıtlar yeniden dağıtılıyor</translation>
    </message>
    <message>
        <source>{name} holds the {card} and calls first</source>
        <translation>{card} kimde: {name}. İlk oyunu o seçiyor</translation>
    </message>
    <message>
        <source>{name} calls first</source>
        <translation>İlk oyunu {name} seçiyor</translation>
    </message>
    <message>
        <source>{name} announces a King: {call}</source>
        <translation>{name} King dedi: {call}</translation>
    </message>
    <message>
        <source>{name} calls {call}</source>
        <translation>{name}: {call}</translation>
    </message>
    <message>
        <source>Hearts are broken</source>
        <translation>Kupa düştü</translation>
    </message>
    <message>
        <source>Trumps are broken: {suit}</source>
        <translation>Koz düştü: {suit}</translation>
    </message>
    <message>
        <source>{name} takes the trick: {points}</source>
        <translation>{name} eli aldı: {points}</translation>
    </message>
    <message>
        <source>{name} has made a King</source>
        <translation>{name} King yaptı</translation>
    </message>
    <message>
        <source>{name} has failed the announced King</source>
        <translation>{name} söylediği King’i yapamadı</translation>
    </message>
    <message>
        <source>{contract}: all taken, the hand is over</source>
        <translation>{contract}: hepsi alındı, el bitti</translation>
    </message>
</context>
<context>
    <name>KingOptions</name>
    <message>
        <source>Length</source>
        <translation>Uzunluk</translation>
    </message>
    <message>
        <source>First caller</source>
        <translation>İlk söyleyen</translation>
    </message>
    <message>
        <source>Each penalty once a player</source>
        <translation>Her cezayı bir kez söyle</translation>
    </message>
    <message>
        <source>Trump from the first hand</source>
        <translation>Baştan koz söylenir</translation>
    </message>
    <message>
        <source>Rıfkı falls under the ace</source>
        <translation>Rıfkı asın altına düşer</translation>
    </message>
    <message>
        <source>Leading from hearts alone</source>
        <translation>Yalnız kupası olan</translation>
    </message>
    <message>
        <source>Go over a led trump</source>
        <translation>Açılan kozu yükselt</translation>
    </message>
    <message>
        <source>Overtrump</source>
        <translation>Çakılan kozu geç</translation>
    </message>
    <message>
        <source>Go over in plain suits</source>
        <translation>Koz dışı renkte yükselt</translation>
    </message>
    <message>
        <source>Ace, king, queen lead</source>
        <translation>As, papaz, kız ile açma</translation>
    </message>
    <message>
        <source>Trumps must be broken</source>
        <translation>Koz düşmeden açılmaz</translation>
    </message>
    <message>
        <source>A queen for everybody</source>
        <translation>Herkese bir kız</translation>
    </message>
    <message>
        <source>Spoiling Rıfkı</source>
        <translation>Rıfkı bozma</translation>
    </message>
    <message>
        <source>Tricks for a King</source>
        <translation>King için el sayısı</translation>
    </message>
    <message>
        <source>A King is announced</source>
        <translation>King söylenerek yapılır</translation>
    </message>
    <message>
        <source>Zero wins</source>
        <translation>Sıfır kazanır</translation>
    </message>
    <message>
        <source>Spoiling a trump hand</source>
        <translation>Koz elini bozma</translation>
    </message>
    <message>
        <source>Kanlı King</source>
        <translation>Kanlı King</translation>
    </message>
    <message>
        <source>Order of the contracts</source>
        <translation>Oyunların sırası</translation>
    </message>
    <message>
        <source>Twenty hands: three penalties and two trumps each. Twelve: two and one.</source>
        <translation>Yirmi elde herkes üç ceza, iki koz söyler. On iki elde iki ceza, bir koz.</translation>
    </message>
    <message>
        <source>Who calls the first contract.</source>
        <translation>İlk oyunu kim seçer.</translation>
    </message>
    <message>
        <source>Nobody calls the same penalty twice.</source>
        <translation>Kimse aynı cezayı iki kez söyleyemez.</translation>
    </message>
    <message>
        <source>Off: the first four hands are penalties.</source>
        <translation>Kapalıysa ilk dört el ceza oynanır.</translation>
    </message>
    <message>
        <source>Whoever holds Rıfkı must play it under the ace of hearts.</source>
        <translation>Kupa ası yerdeyken elindeki Rıfkı’yı atmak zorundasın.</translation>
    </message>
    <message>
        <source>What a leader with nothing but hearts may lead while they are unbroken.</source>
        <translation>Kupa düşmemişken elinde yalnız kupa kalan ne ile çıkabilir.</translation>
    </message>
    <message>
        <source>On a led trump you must play a higher one if you can.</source>
        <translation>Koz açıldıysa elinde varsa daha büyük koz atarsın.</translation>
    </message>
    <message>
        <source>Trumping a trick that is trumped, you must go over.</source>
        <translation>Çakılmış ele koz atıyorsan elinde varsa geçersin.</translation>
    </message>
    <message>
        <source>In trump hands you must beat plain cards too if you can.</source>
        <translation>Koz oyununda öbür renklerde de elinde varsa yükseltirsin.</translation>
    </message>
    <message>
        <source>Who may lead a top trump unbroken when holding ace, king and queen of trumps.</source>
        <translation>Kozun as, papaz ve kızını tutan, koz düşmeden bunlarla çıkabilir mi.</translation>
    </message>
    <message>
        <source>Trumps may be led only once one was played.</source>
        <translation>Koz ancak bir kez düştükten sonra açılır.</translation>
    </message>
    <message>
        <source>What happens when each player takes one queen.</source>
        <translation>Her oyuncu birer kız alırsa ne olur.</translation>
    </message>
    <message>
        <source>Who may have the cards dealt again after Rıfkı is called.</source>
        <translation>Rıfkı söylenince eli kim bozabilir.</translation>
    </message>
    <message>
        <source>How many tricks win the whole game for a trump caller.</source>
        <translation>Koz söyleyen kaç el alırsa bütün oyunu kazanır.</translation>
    </message>
    <message>
        <source>A King counts only if announced; failing loses alone.</source>
        <translation>King ancak önceden söylenirse sayılır; yapamayan tek başına kaybeder.</translation>
    </message>
    <message>
        <source>Off: a total of exactly 0 loses.</source>
        <translation>Kapalıysa toplamı tam 0 olan kaybeder.</translation>
    </message>
    <message>
        <source>Whoever holds no card above 10 may have a trump hand dealt again.</source>
        <translation>Elinde 10’dan büyük kâğıt olmayan, koz elini bozabilir.</translation>
    </message>
    <message>
        <source>The contracts come in a fixed order; callers name only the trump suit.</source>
        <translation>Oyunlar belli bir sırayla gelir; söyleyen yalnız kozun rengini seçer.</translation>
    </message>
    <message>
        <source>Each penalty twice and eight trumps; eight and four in the short game.</source>
        <translation>Her ceza iki kez, sekiz de koz; kısa oyunda sekiz ceza, dört koz.</translation>
    </message>
    <message>
        <source>Classic</source>
        <translation>Klasik</translation>
    </message>
    <message>
        <source>Short game</source>
        <translation>Kısa oyun</translation>
    </message>
    <message>
        <source>Twenty hands, every contract of your own choice.</source>
        <translation>Yirmi el, her oyunu söyleyen seçer.</translation>
    </message>
    <message>
        <source>Twelve hands, two penalties and one trump each.</source>
        <translation>On iki el, herkese iki ceza ve bir koz.</translation>
    </message>
    <message>
        <source>The contracts come in a fixed order, whatever you hold.</source>
        <translation>Elinde ne olursa olsun oyunlar sırayla gelir.</translation>
    </message>
    <message>
        <source>20 hands</source>
        <translation>20 el</translation>
    </message>
    <message>
        <source>12 hands</source>
        <translation>12 el</translation>
    </message>
    <message>
        <source>2 of diamonds</source>
        <translation>Karo 2</translation>
    </message>
    <message>
        <source>7 of diamonds</source>
        <translation>Karo 7</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Kura</translation>
    </message>
    <message>
        <source>Any heart</source>
        <translation>Herhangi bir kupa</translation>
    </message>
    <message>
        <source>The highest</source>
        <translation>En büyüğü</translation>
    </message>
    <message>
        <source>Anybody</source>
        <translation>Herkes</translation>
    </message>
    <message>
        <source>Only the caller</source>
        <translation>Yalnız söyleyen</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Kimse</translation>
    </message>
    <message>
        <source>Played again</source>
        <translation>Yeniden oynanır</translation>
    </message>
    <message>
        <source>Called anew</source>
        <translation>Yeniden seçilir</translation>
    </message>
    <message>
        <source>It counts</source>
        <translation>Sayılır</translation>
    </message>
    <message>
        <source>Rıfkı alone</source>
        <translation>Tek Rıfkı</translation>
    </message>
    <message>
        <source>Rıfkı, ace or both</source>
        <translation>Rıfkı, as ya da ikisi</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Açık</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Kapalı</translation>
    </message>
</context>
<context>
    <name>KingReasons</name>
    <message>
        <source>You must follow suit: you hold {suit}.</source>
        <translation>{suit_first} atmalısın: elinde {suit} var.</translation>
    </message>
    <message>
        <source>You cannot lead a heart before one has been played.</source>
        <translation>Kupa düşmeden kupa ile çıkamazsın.</translation>
    </message>
    <message>
        <source>You hold only hearts: lead the highest one.</source>
        <translation>Elinde yalnız kupa var: en büyüğü ile çıkmalısın.</translation>
    </message>
    <message>
        <source>You must play a heart: you hold no {void}.</source>
        <translation>Kupa atmalısın: elinde {void} yok.</translation>
    </message>
    <message>
        <source>You must play Rıfkı: you hold no {void}.</source>
        <translation>Rıfkı’yı atmalısın: elinde {void} yok.</translation>
    </message>
    <message>
        <source>You must drop Rıfkı under the {under}.</source>
        <translation>Rıfkı’yı atmalısın: yerde {under} var.</translation>
    </message>
    <message>
        <source>You must play a king or jack: you hold no {void}.</source>
        <translation>Papaz ya da vale atmalısın: elinde {void} yok.</translation>
    </message>
    <message>
        <source>You must drop your king or jack under the {under}.</source>
        <translation>Papazını ya da valeni atmalısın: yerde {under} var.</translation>
    </message>
    <message>
        <source>You must play a queen: you hold no {void}.</source>
        <translation>Kız atmalısın: elinde {void} yok.</translation>
    </message>
    <message>
        <source>You must drop your queen under the {under}.</source>
        <translation>Kızını atmalısın: yerde {under} var.</translation>
    </message>
    <message>
        <source>You must trump with {trump}: you hold no {void}.</source>
        <translation>Koz atmalısın ({trump}): elinde {void} yok.</translation>
    </message>
    <message>
        <source>You must go over the {over}.</source>
        <translation>Yükseltmelisin: yerdeki en büyük koz {over}.</translation>
    </message>
    <message>
        <source>You must go over the trump on the table: the {over}.</source>
        <translation>Yerdeki kozu geçmelisin: {over}.</translation>
    </message>
    <message>
        <source>At this table you must go over the {over}.</source>
        <translation>Bu masada yükseltmelisin: yerde {over} var.</translation>
    </message>
    <message>
        <source>You cannot lead trumps before one has been played.</source>
        <translation>Koz düşmeden koz ile çıkamazsın.</translation>
    </message>
    <message>
        <source>Trumps are not broken: of yours only ace, king and queen may be led.</source>
        <translation>Koz düşmedi: kozlarından yalnız as, papaz ve kız ile çıkabilirsin.</translation>
    </message>
    <message>
        <source>{penalty} has been played twice already.</source>
        <translation>{penalty} iki kez oynandı.</translation>
    </message>
    <message>
        <source>You have called all {rights} penalties: call a trump.</source>
        <translation>{rights} ceza hakkını da kullandın: koz söylemelisin.</translation>
    </message>
    <message>
        <source>You have called all your trumps: call a penalty.</source>
        <translation>Koz hakkın bitti: ceza söylemelisin.</translation>
    </message>
    <message>
        <source>The first {hands} hands must be penalties.</source>
        <translation>İlk {hands} el ceza oynanır.</translation>
    </message>
    <message>
        <source>You have called {penalty} before.</source>
        <translation>Bunu daha önce söyledin: {penalty}.</translation>
    </message>
    <message>
        <source>The hand is dealt again for the same call: {call}.</source>
        <translation>El aynı oyun için yeniden dağıtıldı: {call}.</translation>
    </message>
    <message>
        <source>The order is fixed: now comes {entry}.</source>
        <translation>Sıra belli, şimdi gelen: {entry}.</translation>
    </message>
    <message>
        <source>A King is not announced at this table.</source>
        <translation>Bu masada King önceden söylenmez.</translation>
    </message>
    <message>
        <source>You do not hold the {card}.</source>
        <translation>Bu kâğıt sende yok: {card}.</translation>
    </message>
    <message>
        <source>Something else has to be decided first.</source>
        <translation>Önce başka bir şeye karar verilmeli.</translation>
    </message>
    <message>
        <source>The cards have to be dealt first.</source>
        <translation>Önce kâğıtlar dağıtılmalı.</translation>
    </message>
    <message>
        <source>The match is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Henüz bir karar vermedin.</translation>
    </message>
    <message>
        <source>Somebody else has played since.</source>
        <translation>Senden sonra başkası oynadı.</translation>
    </message>
    <message>
        <source>The table has moved on.</source>
        <translation>Masa ilerledi.</translation>
    </message>
</context>
<context>
    <name>KingRules</name>
    <message>
        <source>Cards and seats</source>
        <translation>Kâğıtlar ve koltuklar</translation>
    </message>
    <message>
        <source>Four players, 52 cards, thirteen for each. From low to high: 2 to 10, jack, queen, king, ace. Everybody plays alone.</source>
        <translation>Dört oyuncu, 52 kâğıt, herkese on üç. Küçükten büyüğe: 2’den 10’a, vale, kız, papaz, as. Herkes kendi adına oynar.</translation>
    </message>
    <message>
        <source>Deal, calls and play go counter-clockwise: after you comes the player on your right.</source>
        <translation>Dağıtma, söyleme ve oyun saat yönünün tersine döner: senden sonra sağındaki oynar.</translation>
    </message>
    <message>
        <source>Length and turn to call</source>
        <translation>Uzunluk ve söyleme sırası</translation>
    </message>
    <message>
        <source>After each hand the right to call passes to the next player. A redealt hand keeps its caller.</source>
        <translation>Her elden sonra söyleme hakkı sıradaki oyuncuya geçer. Yeniden dağıtılan elde söyleyen değişmez.</translation>
    </message>
    <message>
        <source>Calling a contract</source>
        <translation>Oyun söyleme</translation>
    </message>
    <message>
        <source>The caller looks at the own hand, names a penalty or a trump, and leads the first trick. Whoever takes a trick leads the next one.</source>
        <translation>Söyleyen eline bakar, bir ceza ya da koz söyler ve ilk kâğıdı açar. Eli alan sonrakini açar.</translation>
    </message>
    <message>
        <source>Each penalty is played at most twice in a game, by all players together. Whoever has no penalty left must call trump, and the other way round. Any suit may be trump as often as it is called.</source>
        <translation>Her ceza bir oyunda herkes için toplam en çok iki kez oynanır. Ceza hakkı biten koz, koz hakkı biten ceza söyler. Bir renk istendiği kadar koz olabilir.</translation>
    </message>
    <message>
        <source>Following suit</source>
        <translation>Renge uyma</translation>
    </message>
    <message>
        <source>If you hold the suit that was led you must play it. This comes before every other duty. In penalties nobody is obliged to play high.</source>
        <translation>Açılan renk elinde varsa ondan atarsın. Bu, bütün öbür zorunluluklardan önce gelir. Cezalarda kimse yükseltmek zorunda değildir.</translation>
    </message>
    <message>
        <source>No tricks</source>
        <translation>El almaz</translation>
    </message>
    <message>
        <source>Every trick costs 50. All thirteen tricks are played.</source>
        <translation>Alınan her el 50 eksi yazar. On üç el de oynanır.</translation>
    </message>
    <message>
        <source>No hearts</source>
        <translation>Kupa almaz</translation>
    </message>
    <message>
        <source>Every heart costs 30. If you hold no card of the led suit you must play a heart, one of your choice.</source>
        <translation>Alınan her kupa 30 eksi yazar. Açılan renk elinde yoksa kupa atmak zorundasın; hangisini atacağını sen seçersin.</translation>
    </message>
    <message>
        <source>Nobody leads a heart before one has been played, unless holding nothing but hearts. The same holds in Rıfkı.</source>
        <translation>Kupa düşmeden kimse kupa ile çıkamaz; yalnız elinde kupadan başka bir şey kalmayan çıkar. Rıfkı’da da böyledir.</translation>
    </message>
    <message>
        <source>No men</source>
        <translation>Erkek almaz</translation>
    </message>
    <message>
        <source>Every king and every jack costs 60. Without the led suit you must play one of them if you can.</source>
        <translation>Alınan her papaz ve vale 60 eksi yazar. Açılan renk elinde yoksa, varsa bunlardan birini atarsın.</translation>
    </message>
    <message>
        <source>A forced drop: if the highest card of the led suit on the table is above your king or jack of that suit, you must play it now. Only cards already on the table count.</source>
        <translation>Zorunlu düşürme: yerde açılan renkten papazını ya da valeni geçen bir kâğıt varsa onu hemen atarsın. Yalnız yerdeki kâğıtlara bakılır.</translation>
    </message>
    <message>
        <source>No queens</source>
        <translation>Kız almaz</translation>
    </message>
    <message>
        <source>Every queen costs 100. Without the led suit you must play a queen if you hold one, and under a king or ace of its suit the queen must fall.</source>
        <translation>Alınan her kız 100 eksi yazar. Açılan renk elinde yoksa, varsa kız atarsın; kendi renginden papazın ya da asın altına da kız düşer.</translation>
    </message>
    <message>
        <source>Rıfkı</source>
        <translation>Rıfkı</translation>
    </message>
    <message>
        <source>The king of hearts, Rıfkı, costs 320. Without the led suit you must play Rıfkı if you hold it, otherwise any heart.</source>
        <translation>Kupa papazı yani Rıfkı 320 eksi yazar. Açılan renk elinde yoksa Rıfkı’yı, o sende değilse herhangi bir kupayı atarsın.</translation>
    </message>
    <message>
        <source>Whoever may spoil is asked before the first card, and nobody else learns of the question. Spoiling has the cards dealt again for the same caller, who calls freely and has used no right.</source>
        <translation>Bozabilecek olana ilk kâğıttan önce sorulur, soruyu başkası duymaz. El bozulursa kâğıtlar yeniden dağıtılır, aynı oyuncu hak kullanmamış gibi yeniden seçer.</translation>
    </message>
    <message>
        <source>Last two</source>
        <translation>Son iki</translation>
    </message>
    <message>
        <source>The twelfth and the thirteenth trick cost 180 each, the others nothing.</source>
        <translation>On ikinci ve on üçüncü el 180’er eksi yazar, öbürleri bir şey yazmaz.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Koz</translation>
    </message>
    <message>
        <source>Every trick brings 50 to whoever takes it. The highest trump takes the trick, otherwise the highest card of the led suit. Without the led suit you must trump if you can.</source>
        <translation>Her el alana 50 artı yazar. Eli en büyük koz, koz yoksa açılan rengin en büyüğü alır. Açılan renk elinde yoksa, varsa koz atarsın.</translation>
    </message>
    <message>
        <source>When a hand is over early</source>
        <translation>El ne zaman erken biter</translation>
    </message>
    <message>
        <source>No hearts, No men, No queens and Rıfkı end with the trick in which their last penalty card was taken.</source>
        <translation>Kupa almaz, Erkek almaz, Kız almaz ve Rıfkı, son ceza kâğıdının alındığı elle biter.</translation>
    </message>
    <message>
        <source>King</source>
        <translation>King</translation>
    </message>
    <message>
        <source>The sheet keeps the points made so far; tricks not played score nothing.</source>
        <translation>O ana kadar yazılan puanlar tabloda kalır; oynanmayan eller bir şey yazmaz.</translation>
    </message>
    <message>
        <source>Score and end</source>
        <translation>Puan ve bitiş</translation>
    </message>
    <message>
        <source>After each hand its points go on the sheet. Twenty hands add up to zero over the four players.</source>
        <translation>Her elden sonra puanlar tabloya yazılır. Yirmi elin sonunda dört oyuncunun toplamı sıfırdır.</translation>
    </message>
    <message>
        <source>Equal totals share a place, and the next one stays empty.</source>
        <translation>Toplamı eşit olanlar aynı sırayı paylaşır, sonraki sıra boş kalır.</translation>
    </message>
    <message>
        <source>Spoiling a trump hand</source>
        <translation>Koz elini bozma</translation>
    </message>
    <message>
        <source>One hand is redealt at most twenty times; after that nobody is asked any more and it is played out.</source>
        <translation>Bir el en çok yirmi kez yeniden dağıtılır; sonra kimseye sorulmaz, el oynanır.</translation>
    </message>
    <message>
        <source>Kanlı King</source>
        <translation>Kanlı King</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Neyi bilirsin</translation>
    </message>
    <message>
        <source>You know your own hand, every card played and by whom, the tricks taken, calls, rights and scores. The computer players know no more than you would in their place.</source>
        <translation>Kendi elini, kimin ne oynadığını, alınan elleri, söylenenleri, hakları ve puanları bilirsin. Bilgisayar oyuncular da yalnız bu kadarını bilir.</translation>
    </message>
    <message>
        <source>A game has 20 hands: every player calls three penalties and two trumps.</source>
        <translation>Oyun 20 eldir: herkes üç ceza, iki koz söyler.</translation>
    </message>
    <message>
        <source>A game has 12 hands: every player calls two penalties and one trump.</source>
        <translation>Oyun 12 eldir: herkes iki ceza, bir koz söyler.</translation>
    </message>
    <message>
        <source>Whoever is dealt the 2 of diamonds calls first, but need not lead it.</source>
        <translation>İlk oyunu karo 2 gelen söyler, ama onunla çıkmak zorunda değildir.</translation>
    </message>
    <message>
        <source>Whoever is dealt the 7 of diamonds calls first, but need not lead it.</source>
        <translation>İlk oyunu karo 7 gelen söyler, ama onunla çıkmak zorunda değildir.</translation>
    </message>
    <message>
        <source>Who calls first is drawn by lot.</source>
        <translation>İlk oyunu kimin söyleyeceği kurayla belli olur.</translation>
    </message>
    <message>
        <source>A player may call the same penalty twice.</source>
        <translation>Bir oyuncu aynı cezayı iki kez söyleyebilir.</translation>
    </message>
    <message>
        <source>A player may not call the same penalty twice, unless nothing else is left to call.</source>
        <translation>Bir oyuncu aynı cezayı iki kez söyleyemez; başka söyleyecek oyunu kalmadıysa söyler.</translation>
    </message>
    <message>
        <source>Trump may be called from the first hand on.</source>
        <translation>Koz ilk elden başlayarak söylenebilir.</translation>
    </message>
    <message>
        <source>The first four hands must be penalties.</source>
        <translation>İlk dört el ceza oynanmalıdır.</translation>
    </message>
    <message>
        <source>A leader who holds only hearts may lead any of them; that breaks the suit.</source>
        <translation>Elinde yalnız kupa kalan istediği kupa ile çıkar; böylece kupa düşmüş olur.</translation>
    </message>
    <message>
        <source>A leader who holds only hearts while they are unbroken must lead the highest.</source>
        <translation>Kupa düşmemişken elinde yalnız kupa kalan en büyüğü ile çıkar.</translation>
    </message>
    <message>
        <source>Under the ace of hearts Rıfkı must fall.</source>
        <translation>Kupa asının altına Rıfkı düşer.</translation>
    </message>
    <message>
        <source>Rıfkı need not fall under the ace of hearts.</source>
        <translation>Kupa asının altına Rıfkı’yı atmak zorunlu değildir.</translation>
    </message>
    <message>
        <source>If each player takes one queen the hand scores nothing and is dealt and played again.</source>
        <translation>Herkes birer kız alırsa el sayılmaz, yeniden dağıtılıp yine Kız almaz oynanır.</translation>
    </message>
    <message>
        <source>If each player takes one queen the hand scores nothing and its caller calls anew, with no right used.</source>
        <translation>Herkes birer kız alırsa el sayılmaz, aynı oyuncu hak kullanmamış gibi yeniden seçer.</translation>
    </message>
    <message>
        <source>If each player takes one queen each pays 100.</source>
        <translation>Herkes birer kız alırsa herkese 100 eksi yazılır.</translation>
    </message>
    <message>
        <source>Whoever holds Rıfkı as the only heart, but not the caller, may spoil the hand.</source>
        <translation>Tek kupası Rıfkı olan eli bozabilir; söyleyen bozamaz.</translation>
    </message>
    <message>
        <source>Whoever holds no hearts but Rıfkı, the ace or both, but not the caller, may spoil the hand.</source>
        <translation>Elinde kupa olarak yalnız Rıfkı, yalnız as ya da ikisi olan eli bozabilir; söyleyen bozamaz.</translation>
    </message>
    <message>
        <source>Nobody may spoil a Rıfkı hand.</source>
        <translation>Rıfkı elini kimse bozamaz.</translation>
    </message>
    <message>
        <source>If trump was led you must play a higher one than the highest on the table if you can.</source>
        <translation>Koz açıldıysa, elinde varsa yerdeki en büyük kozu geçersin.</translation>
    </message>
    <message>
        <source>If trump was led any trump may be played.</source>
        <translation>Koz açıldıysa istediğin kozu atarsın.</translation>
    </message>
    <message>
        <source>If a plain trick has been trumped and you trump too, you must go over if you can; if not you still must trump.</source>
        <translation>Başka renk çakılmışsa ve sen de koz atıyorsan, elinde varsa geçersin; geçemesen de koz atarsın.</translation>
    </message>
    <message>
        <source>If you trump after somebody else, any trump will do.</source>
        <translation>Çakılmış ele koz atıyorsan istediğin kozu atarsın.</translation>
    </message>
    <message>
        <source>In plain suits nobody has to go over.</source>
        <translation>Koz dışı renklerde yükseltme zorunluluğu yoktur.</translation>
    </message>
    <message>
        <source>In plain suits too you must beat the highest card while no trump lies there, if you can.</source>
        <translation>Koz dışı renklerde de, yerde koz yokken, elinde varsa yükseltirsin.</translation>
    </message>
    <message>
        <source>Trump may not be led before one has been played, except by a leader who holds only trumps.</source>
        <translation>Koz düşmeden koz ile çıkılmaz; yalnız elinde kozdan başka bir şey kalmayan çıkar.</translation>
    </message>
    <message>
        <source>Trump may be led at any time.</source>
        <translation>Koz ile her zaman çıkılabilir.</translation>
    </message>
    <message>
        <source>A leader holding ace, king and queen of trumps may lead one of the three at any time.</source>
        <translation>Kozun as, papaz ve kızını birlikte tutan, koz düşmeden de bunlardan biriyle çıkabilir.</translation>
    </message>
    <message>
        <source>Only the caller, holding ace, king and queen of trumps, may lead one of the three at any time.</source>
        <translation>Yalnız söyleyen, kozun as, papaz ve kızını birlikte tutuyorsa, koz düşmeden bunlardan biriyle çıkabilir.</translation>
    </message>
    <message>
        <source>Ace, king and queen of trumps give no right to lead them early.</source>
        <translation>Kozun as, papaz ve kızını tutmak erken çıkma hakkı vermez.</translation>
    </message>
    <message>
        <source>A King need not be announced.</source>
        <translation>King’i önceden söylemek gerekmez.</translation>
    </message>
    <message>
        <source>It counts only if announced with the call. Whoever announces and fails loses alone, and the game ends.</source>
        <translation>Ancak koz söylenirken bildirilirse sayılır. Bildirip yapamayan tek başına kaybeder, oyun biter.</translation>
    </message>
    <message>
        <source>Everybody with a total of 0 or more wins, the others lose.</source>
        <translation>Toplamı 0 ya da üstü olan herkes kazanır, öbürleri kaybeder.</translation>
    </message>
    <message>
        <source>Everybody with a total above 0 wins, the others lose.</source>
        <translation>Toplamı 0’dan büyük olan herkes kazanır, öbürleri kaybeder.</translation>
    </message>
    <message>
        <source>A trump hand cannot be spoiled.</source>
        <translation>Koz eli bozulamaz.</translation>
    </message>
    <message>
        <source>Whoever holds no card above 10 may spoil a trump hand before the first card; it is dealt again for the same call.</source>
        <translation>Elinde 10’dan büyük kâğıt olmayan, ilk kâğıttan önce koz elini bozabilir; aynı koz için yeniden dağıtılır.</translation>
    </message>
    <message>
        <source>There is a form in which the contracts come in a fixed order. It is not played at this table.</source>
        <translation>Oyunların belli bir sırayla geldiği bir biçimi vardır. Bu masada o oynanmıyor.</translation>
    </message>
    <message>
        <source>The contracts come in a fixed order. The right to call still goes round: the caller names the trump suit and leads. The numbers of penalties and trumps for each player do not apply.</source>
        <translation>Oyunlar belli bir sırayla gelir. Söyleme hakkı yine döner: söyleyen kozun rengini seçer ve ilk kâğıdı açar. Oyuncu başına ceza ve koz hakları geçerli değildir.</translation>
    </message>
    <message>
        <source>If the caller of a trump hand takes {tricks} tricks, the caller wins the whole game alone, at once.</source>
        <translation>Koz söyleyen {tricks} el alırsa bütün oyunu o anda tek başına kazanır.</translation>
    </message>
    <message>
        <source>The order in Kanlı King: {order}.</source>
        <translation>Kanlı King’de sıra: {order}.</translation>
    </message>
</context>
<context>
    <name>KingSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Puan tablosu</translation>
    </message>
    <message>
        <source>20 hands add up to 0</source>
        <translation>20 elin toplamı 0</translation>
    </message>
    <message>
        <source>{hands} hands</source>
        <translation>{hands} el</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Toplam</translation>
    </message>
    <message>
        <source>in play</source>
        <translation>oynanıyor</translation>
    </message>
    <message>
        <source>You choose</source>
        <translation>Sen seçiyorsun</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} seçiyor</translation>
    </message>
    <message>
        <source>Penalties left</source>
        <translation>Kalan ceza hakları</translation>
    </message>
    <message>
        <source>Penalties to call</source>
        <translation>Ceza hakkı</translation>
    </message>
    <message>
        <source>Trumps to call</source>
        <translation>Koz hakkı</translation>
    </message>
</context>
<context>
    <name>KingTable</name>
    <message>
        <source>1 trick</source>
        <translation>1 el</translation>
    </message>
    <message>
        <source>{count} tricks</source>
        <translation>{count} el</translation>
    </message>
    <message>
        <source>1 card</source>
        <translation>1 kart</translation>
    </message>
    <message>
        <source>{count} cards</source>
        <translation>{count} kart</translation>
    </message>
    <message>
        <source>led</source>
        <translation>açtı</translation>
    </message>
    <message>
        <source>thinking</source>
        <translation>düşünüyor</translation>
    </message>
    <message>
        <source>takes it</source>
        <translation>eli aldı</translation>
    </message>
    <message>
        <source>Last trick</source>
        <translation>Son el</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <translation>{number}. el</translation>
    </message>
    <message>
        <source>King announced: the caller must take {count} tricks.</source>
        <translation>King söylendi: söyleyen {count} el almalı.</translation>
    </message>
</context>
<context>
    <name>KingTexts</name>
    <message>
        <source>Play goes counter-clockwise: the second seat sits to the right of the first.</source>
        <translation>Oyun saat yönünün tersine döner: ikinci koltuk birincinin sağındadır.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Ev kuralları</translation>
    </message>
    <message>
        <source>The cards are being dealt</source>
        <translation>Kâğıtlar dağıtılıyor</translation>
    </message>
    <message>
        <source>your turn</source>
        <translation>sıra sende</translation>
    </message>
    <message>
        <source>turn: {name}</source>
        <translation>sıra: {name}</translation>
    </message>
    <message>
        <source>All hands have been played</source>
        <translation>Bütün eller oynandı</translation>
    </message>
    <message>
        <source>A King has decided the game</source>
        <translation>Oyunu King bitirdi</translation>
    </message>
    <message>
        <source>An announced King has failed</source>
        <translation>Söylenen King yapılamadı</translation>
    </message>
    <message>
        <source>Your turn: choose the contract</source>
        <translation>Sıra sende: oyunu seç</translation>
    </message>
    <message>
        <source>Your turn: spoil the hand or keep it</source>
        <translation>Sıra sende: eli boz ya da devam et</translation>
    </message>
    <message>
        <source>Your turn: lead a card</source>
        <translation>Sıra sende: kâğıt aç</translation>
    </message>
    <message>
        <source>Your turn: play {suit}</source>
        <translation>Sıra sende: {suit} oyna</translation>
    </message>
    <message>
        <source>Your turn: no {suit}, play another card</source>
        <translation>Sıra sende: {suit} yok, başka renk oyna</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} düşünüyor</translation>
    </message>
    <message>
        <source>{name} chooses the contract</source>
        <translation>{name} oyunu seçiyor</translation>
    </message>
    <message>
        <source>{name} plays</source>
        <translation>{name} oynuyor</translation>
    </message>
</context>
</TS>
