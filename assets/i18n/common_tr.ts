<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="tr">
<context>
    <name>About</name>
    <message>
        <source>Version {version}</source>
        <translation>Sürüm {version}</translation>
    </message>
    <message>
        <source>Free software under the MIT licence. Fonts: {serif} and {sans} (OFL).</source>
        <translation>MIT lisanslı özgür yazılım. Yazı tipleri: {serif} ve {sans} (OFL).</translation>
    </message>
    <message>
        <source>Made with {parts}.</source>
        <translation>Yapımında kullanılanlar: {parts}.</translation>
    </message>
    <message>
        <source>Open the folder of games and settings</source>
        <translation>Oyun ve ayar klasörünü aç</translation>
    </message>
    <message>
        <source>Read the licences</source>
        <translation>Lisansları oku</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Tanı bilgisini kopyala</translation>
    </message>
    <message>
        <source>Versions and the end of the log, for a report.</source>
        <translation>Sorun bildirirken eklemek için sürümler ve kaydın sonu.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Kopyalandı</translation>
    </message>
</context>
<context>
    <name>App</name>
    <message>
        <source>The saved games were damaged; they were set aside and a new library was begun.</source>
        <translation>Kayıtlar bozuktu; kenara alındı, yeni bir kayıt defteri açıldı.</translation>
    </message>
    <message>
        <source>The settings were damaged; the usual ones hold.</source>
        <translation>Ayarlar bozuktu; olağan ayarlar geçerli.</translation>
    </message>
    <message>
        <source>Understood</source>
        <translation>Anladım</translation>
    </message>
    <message>
        <source>The saved games come from a newer version of Kıraathane; install that one to open them.</source>
        <translation>Kayıtlar Kıraathane’nin daha yeni bir sürümünden; açmak için o sürümü kur.</translation>
    </message>
    <message>
        <source>Kıraathane cannot write to {folder}; give it the right to, or set KIRAATHANE_HOME.</source>
        <translation>Kıraathane {folder} klasörüne yazamıyor; yazma izni ver ya da KIRAATHANE_HOME ile başka bir klasör göster.</translation>
    </message>
</context>
<context>
    <name>CurtainOverlay</name>
    <message>
        <source>I’m {name}, show</source>
        <extracomment>Text on the curtain, the same by day and by night.</extracomment>
        <translation>Ben {name}, göster</translation>
    </message>
    <message>
        <source>{name}’s turn</source>
        <translation>Sıra {name_at}</translation>
    </message>
    <message>
        <source>Hand the screen to {name}.</source>
        <translation>Ekranı {name_to} ver.</translation>
    </message>
</context>
<context>
    <name>Foot</name>
    <message>
        <source>choose a table</source>
        <translation>masa seç</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>kurallar</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>· this week {played} played, {won} won</source>
        <translation>· bu hafta {played} oyun, {won} galibiyet</translation>
    </message>
</context>
<context>
    <name>FormRow</name>
    <message>
        <source>changed</source>
        <translation>değişti</translation>
    </message>
    <message>
        <source>This does not go with the other choices.</source>
        <translation>Bu, öteki seçimlerle bağdaşmıyor.</translation>
    </message>
    <message>
        <source>Only with {count} players.</source>
        <translation>Yalnız {count} kişiyle oynanır.</translation>
    </message>
    <message>
        <source>Only with “{option}: {value}”.</source>
        <translation>Yalnız “{option}: {value}” seçiliyken.</translation>
    </message>
</context>
<context>
    <name>GameCard</name>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>New game: {game}</source>
        <translation>Yeni oyun: {game}</translation>
    </message>
    <message>
        <source>How to play?</source>
        <translation>Nasıl oynanır?</translation>
    </message>
    <message>
        <source>How to play {game}?</source>
        <translation>{game} nasıl oynanır?</translation>
    </message>
</context>
<context>
    <name>GamePage</name>
    <message>
        <source>Another window has played on in this match.</source>
        <translation>Bu oyun başka bir pencerede sürdürüldü.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Could not be saved. Make room on the disk and try again.</source>
        <translation>Kaydedilemedi. Diskte yer açıp yeniden dene.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Yeniden dene</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Kural</translation>
    </message>
    <message>
        <source>Thinking about it</source>
        <translation>Düşünüyor</translation>
    </message>
    <message>
        <source>Only when it is your turn.</source>
        <translation>Yalnız sıra sendeyken.</translation>
    </message>
</context>
<context>
    <name>HomeBar</name>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Day colours</source>
        <translation>Gündüz renkleri</translation>
    </message>
    <message>
        <source>Night colours</source>
        <translation>Gece renkleri</translation>
    </message>
</context>
<context>
    <name>HomePage</name>
    <message>
        <source>Which table shall we sit at?</source>
        <translation>Hangi masaya oturalım?</translation>
    </message>
    <message>
        <source>Against the computer, or with friends at one screen. The tables are set.</source>
        <translation>Bilgisayara karşı ya da aynı ekranda arkadaşlarınla. Masalar hazır.</translation>
    </message>
    <message>
        <source>All saved games ({count})</source>
        <translation>Tüm kayıtlar ({count})</translation>
    </message>
    <message>
        <source>No unfinished game. Choose a table, the game saves itself.</source>
        <translation>Yarım kalan oyun yok. Bir masa seç, oyun kendiliğinden kaydedilir.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Devam et</translation>
    </message>
</context>
<context>
    <name>MatchWords</name>
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
        <source>HH:mm</source>
        <translation>HH.mm</translation>
    </message>
    <message>
        <source>Today {time}</source>
        <translation>Bugün {time}</translation>
    </message>
    <message>
        <source>Yesterday {time}</source>
        <translation>Dün {time}</translation>
    </message>
    <message>
        <source>MMMM d</source>
        <translation>d MMMM</translation>
    </message>
    <message>
        <source>MMMM d, yyyy</source>
        <translation>d MMMM yyyy</translation>
    </message>
    <message>
        <source>Computers only: {names}</source>
        <translation>Yalnız bilgisayarlar: {names}</translation>
    </message>
    <message>
        <source>Head to head with {name}</source>
        <translation>{name} ile baş başa</translation>
    </message>
    <message>
        <source>{count} people at one screen</source>
        <translation>{count} kişi, aynı ekranda</translation>
    </message>
    <message>
        <source>{count} players</source>
        <translation>{count} kişi</translation>
    </message>
    <message>
        <source>{low}–{high} min</source>
        <translation>{low}–{high} dk</translation>
    </message>
    <message>
        <source>1 human</source>
        <translation>1 insan</translation>
    </message>
    <message>
        <source>{count} humans</source>
        <translation>{count} insan</translation>
    </message>
    <message>
        <source>1 computer</source>
        <translation>1 bilgisayar</translation>
    </message>
    <message>
        <source>{count} computers</source>
        <translation>{count} bilgisayar</translation>
    </message>
</context>
<context>
    <name>Navigator</name>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>This match could not be opened, the file is damaged. The others are safe.</source>
        <translation>Kayıt açılamadı, dosya bozuk. Diğer kayıtlar duruyor.</translation>
    </message>
    <message>
        <source>Could not be saved. Make room on the disk and try again.</source>
        <translation>Kaydedilemedi. Diskte yer açıp yeniden dene.</translation>
    </message>
    <message>
        <source>The game has stopped</source>
        <translation>Oyun durdu</translation>
    </message>
    <message>
        <source>Everything up to your last move is saved.</source>
        <translation>Son hamlene kadar kayıtlı.</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Delete this game?</source>
        <translation>Bu oyun silinsin mi?</translation>
    </message>
    <message>
        <source>It cannot be brought back.</source>
        <translation>Geri getirilemez.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
    <message>
        <source>Could not be deleted. Try again.</source>
        <translation>Silinemedi. Yeniden dene.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>Save as a rule set</source>
        <translation>Takım olarak kaydet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Kaydet</translation>
    </message>
</context>
<context>
    <name>NoticeWindow</name>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
</context>
<context>
    <name>NumberField</name>
    <message>
        <source>Less</source>
        <translation>Azalt</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Artır</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>Back</source>
        <translation>Geri</translation>
    </message>
</context>
<context>
    <name>Paragraph</name>
    <message>
        <source>House rule in force</source>
        <translation>Geçerli ev kuralı</translation>
    </message>
</context>
<context>
    <name>RecordExport</name>
    <message>
        <source>Export the record</source>
        <translation>Kaydı dışa aktar</translation>
    </message>
    <message>
        <source>This match is still running. Its file holds the seed and everything dealt, also what is hidden from you. Whoever opens it can see it all.</source>
        <translation>Bu oyun sürüyor. Dosyada oyunun tohumu ve dağıtılan her şey var, senden saklananlar da. Dosyayı açan hepsini görebilir.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
    <message>
        <source>Choose a file</source>
        <translation>Dosya seç</translation>
    </message>
    <message>
        <source>The file could not be written. Choose another folder.</source>
        <translation>Dosya yazılamadı. Başka bir klasör seç.</translation>
    </message>
    <message>
        <source>Written: {file}</source>
        <translation>Yazıldı: {file}</translation>
    </message>
    <message>
        <source>Kıraathane record</source>
        <translation>Kıraathane kaydı</translation>
    </message>
</context>
<context>
    <name>ResultSheet</name>
    <message>
        <source>Look at the table</source>
        <translation>Masaya bak</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Ana sayfa</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Yeniden oyna</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Kazanan yok</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Sen kazandın</translation>
    </message>
    <message>
        <source>{name} won</source>
        <translation>{name} kazandı</translation>
    </message>
    <message>
        <source>{names} share the win</source>
        <translation>{names} birlikte kazandı</translation>
    </message>
</context>
<context>
    <name>RuleRow</name>
    <message>
        <source>changed</source>
        <translation>değişti</translation>
    </message>
    <message>
        <source>This does not go with the other choices.</source>
        <translation>Bu, öteki seçimlerle bağdaşmıyor.</translation>
    </message>
    <message>
        <source>In the rule set: {value}</source>
        <translation>Kural takımında: {value}</translation>
    </message>
</context>
<context>
    <name>RulebookPage</name>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Kurallarda ara</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Bir şey bulunamadı.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
</context>
<context>
    <name>RulesColumn</name>
    <message>
        <source>House rules</source>
        <translation>Ev kuralları</translation>
    </message>
    <message>
        <source>What differs from the rule set is marked</source>
        <translation>Kural takımından ayrılanlar işaretlenir</translation>
    </message>
    <message>
        <source>Rule set</source>
        <translation>Kural takımı</translation>
    </message>
    <message>
        <source>Other rules ({count})</source>
        <translation>Diğer kurallar ({count})</translation>
    </message>
    <message>
        <source>Your own rule set</source>
        <translation>Kendi kural takımın</translation>
    </message>
</context>
<context>
    <name>SavedRow</name>
    <message>
        <source>Continue {game}</source>
        <translation>{game} oyununa devam et</translation>
    </message>
    <message>
        <source>This match could not be opened, the file is damaged. The others are safe.</source>
        <translation>Kayıt açılamadı, dosya bozuk. Diğer kayıtlar duruyor.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Sil</translation>
    </message>
</context>
<context>
    <name>SavesPage</name>
    <message>
        <source>Saved games</source>
        <translation>Kayıtlar</translation>
    </message>
    <message>
        <source>No unfinished game. Choose a table, the game saves itself.</source>
        <translation>Yarım kalan oyun yok. Bir masa seç, oyun kendiliğinden kaydedilir.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Drag to another seat</source>
        <translation>Başka bir yere sürükle</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Ad</translation>
    </message>
    <message>
        <source>Who decides</source>
        <translation>Kim oynuyor</translation>
    </message>
    <message>
        <source>Human</source>
        <translation>İnsan</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Bilgisayar</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>Düzey</translation>
    </message>
</context>
<context>
    <name>SeatsColumn</name>
    <message>
        <source>Several people at one screen: whoever is on turn is shown before play goes on.</source>
        <translation>Masada birden çok insan var: sıra değişince kimin oynayacağı ekranda belirir.</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Oyuncu sayısı</translation>
    </message>
    <message>
        <source>Shuffle the seats</source>
        <translation>Yerleri karıştır</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Masadakiler</translation>
    </message>
</context>
<context>
    <name>SessionWords</name>
    <message>
        <source>The match is over.</source>
        <translation>Oyun bitti.</translation>
    </message>
    <message>
        <source>You have not decided anything yet.</source>
        <translation>Henüz bir karar vermedin.</translation>
    </message>
    <message>
        <source>Somebody else has played since, so it cannot be undone.</source>
        <translation>Senden sonra başkası oynadı, geri alınamaz.</translation>
    </message>
    <message>
        <source>The file could not be read.</source>
        <translation>Dosya okunamadı.</translation>
    </message>
    <message>
        <source>The file comes from a newer version of Kıraathane (record version {version}).</source>
        <translation>Dosya Kıraathane’nin daha yeni bir sürümünden (kayıt sürümü {version}).</translation>
    </message>
    <message>
        <source>The file is of a game that is not installed: {game}.</source>
        <translation>Dosya kurulu olmayan bir oyunun kaydı: {game}.</translation>
    </message>
    <message>
        <source>The file is damaged at line {line} of the game ({code}), nothing was taken from it.</source>
        <translation>Dosya oyunun {line}. satırında bozuk ({code}), hiçbir şey alınmadı.</translation>
    </message>
    <message>
        <source>The file is no valid game record ({code}), nothing was taken from it.</source>
        <translation>Dosya geçerli bir oyun kaydı değil ({code}), hiçbir şey alınmadı.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Görünüm</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Oyun</translation>
    </message>
    <message>
        <source>Language and name</source>
        <translation>Dil ve ad</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Hakkında</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Kapat</translation>
    </message>
    <message>
        <source>System</source>
        <translation>Sistem</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Gündüz</translation>
    </message>
    <message>
        <source>Night</source>
        <translation>Gece</translation>
    </message>
    <message>
        <source>{size}%</source>
        <translation>%{size}</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Renkler</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Yazı boyu</translation>
    </message>
    <message>
        <source>Strong patterns</source>
        <translation>Belirgin desenler</translation>
    </message>
    <message>
        <source>Colours also carry clear patterns.</source>
        <translation>Renkler belirgin desenler de taşır.</translation>
    </message>
    <message>
        <source>Less motion</source>
        <translation>Az hareket</translation>
    </message>
    <message>
        <source>Flights become short fades, nothing loops.</source>
        <translation>Uçuşlar kısa geçişlere döner, hiçbir şey yinelenmez.</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Sakin</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Olağan</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Hızlı</translation>
    </message>
    <message>
        <source>Speed of play</source>
        <translation>Oyun hızı</translation>
    </message>
    <message>
        <source>Play with one click</source>
        <translation>Tek tıkla oyna</translation>
    </message>
    <message>
        <source>A piece with a single legal place goes there at once.</source>
        <translation>Gidecek tek yeri olan parça hemen oraya gider.</translation>
    </message>
    <message>
        <source>Letters on court cards</source>
        <translation>Resimli kartların harfleri</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Oyuncu</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Adın</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Dil</translation>
    </message>
    <message>
        <source>Stands at your seat in new games.</source>
        <translation>Yeni oyunlarda yerinde bu ad yazar.</translation>
    </message>
</context>
<context>
    <name>SetupFooter</name>
    <message>
        <source>Save as a rule set</source>
        <translation>Takım olarak kaydet</translation>
    </message>
    <message>
        <source>Delete this rule set</source>
        <translation>Bu takımı sil</translation>
    </message>
    <message>
        <source>Start game</source>
        <translation>Oyunu başlat</translation>
    </message>
    <message>
        <source>rule changed</source>
        <translation>kural değişti</translation>
    </message>
    <message>
        <source>rules changed</source>
        <translation>kural değişti</translation>
    </message>
    <message>
        <source>Back to classic</source>
        <translation>Klasiğe dön</translation>
    </message>
    <message>
        <source>Back to the rule set</source>
        <translation>Takıma dön</translation>
    </message>
    <message>
        <source>Two choices do not go together.</source>
        <translation>İki seçim birbiriyle bağdaşmıyor.</translation>
    </message>
</context>
<context>
    <name>TextDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Vazgeç</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>Undo</source>
        <translation>Geri al</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>İpucu</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Kurallar</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Yeni oyun</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Ayarlar</translation>
    </message>
    <message>
        <source>Export the record</source>
        <translation>Kaydı dışa aktar</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Tam ekran</translation>
    </message>
</context>
</TS>
