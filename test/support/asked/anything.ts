/** As people ask without knowing what there is; written by somebody who had not seen the tables. */
export const ANYTHING: readonly string[] = `
Lillehammer
babysang Bærum
er det noe for barn på Kongsberg i morgen?
luciakonsert Stavanger
gudstjeneste julaften kl 16 Nordstrand
Händels Messias Oslo
Juleoratoriet Trondheim eller Nidarosdomen
julemesse lørdag Haugesund
katolsk messe Tromsø i kveld
ungdomskveld fredag Kristiansand
pinsekirke Moss søndag
førjulsmiddag for pensjonister i Fredrikstad
Frelsesarmeen Hamar
konsert i Domkirken i Stavanger
jul for ensomme Bergen gratis mat julaften
guttekor for 8 åring Drammen
Grünerløkka gudstjeneste med nattverd i morgen formiddag
teleslynge kirke Ålesund
rullestol tilgjengelig julekonsert Skien
tegnspråk gudstjeneste desember
1. juledag høytidsgudstjeneste Arendal
hva skjer i romjula i Lofoten?
nyttårsaften gudstjeneste Bodø
Alphakurs etter jul i Asker
mannsfrokost Sandnes eller Stavanger
noe for damer i Larvik
bønnemøte tirsdag kveld Vennesla
loppemarked kirke 5. desember Oslo
lysmesse 6/12
3. søndag i advent Tønsberg
palmesøndag familiegudstjeneste Hønefoss
skjærtorsdag måltid i kirken Molde
17 mai gudstjeneste 2027 Nesodden
allehelgen minnekonsert
sorggruppe Sarpsborg
middag og samling for småbarnsfamilier onsdag Lørenskog
julekonsert gratis inngang Bergen 12.12
konsert under 200 kr Oslo neste helg
ikke gudstjeneste men konsert, Gjøvik
noe annet enn gudstjeneste i Halden til uka
babysang og småbarnssang Fyllingsdalen
hvor er det babysang mandager nær Strømmen
strikkekafe
foredrag om tro og vitenskap Trondheim
studenter kveldsmesse Blindern
speider for 6-åringer Ski
konfirmantleir vinter 2027
vinterferieleir uke 8 barn
lovsangskveld Jæren
misjonskirken Egersund juletrefest
juletrefest uke 1 2027 Kongsvinger
baptistkirken Porsgrunn
metodistkirken Sarpsborg vi synger julen inn
adventistkirken sabbat i dag Oslo
ortodoks liturgi søndag Bergen
frikirka Flekkerøy
samisk gudstjeneste Karasjok 6. februar
gudstjeneste på polsk Stavanger
orgelkonsert lunsj Oslo domkirke
gospel Kristiansund
pilegrimsvandring Nidarosdomen
strømmes gudstjenesten i Røa kirke i morgen?
julaften Ullensaker Jessheim tidlig på dagen
barnekor og middag torsdag Ås
åpen kirke lystenning Lillestrøm i dag
kulturkveld med mat 4. des
familieleir sommer 2027 Sørlandet
basar i bedehuset Lyngdal
hyggetreff eldre formiddag Grimstad
hellig tre kongers konsert
gudsteneste i Førde på sundag
kva skjer i Volda komande veke
julekonsert Sunnmøre laurdag 5. desember
finst det noko for ungdom på Stord fredag kveld?
adventsgudsteneste med born Sogndal
julemesse på bedehuset i Bømlo
songkveld Voss
babysong Ørsta
høgtidsgudsteneste fyrste juledag Odda
eldretreff med mat i Seljord
KRIK Nordfjordeid
julaftan Geiranger
bibelgruppe for unge vaksne i Florø
pinsehøgtid stemne 2027 Hordaland
kyrkjekaffi og nattverd Vinje
English service Oslo this Sunday
christmas carols in english Bergen
free christmas concert Trondheim december
catholic mass Kristiansand in english or polish
where can I go to church on Christmas Eve in Tromsø?
midnight mass 24 December Oslo
toddler group Sandvika weekdays
international church Stavanger kids sunday school
choir to join Ålesund adults
organ concert Nidaros Cathedral 2 Dec
wheelchair accessible church service Bodø tomorrow
norwegian language cafe church Drammen
St Lucia procession 13th december near Lillehammer
Ukrainian service Fredrikstad
ka skjer i Harstad i helga
e det nokka førr onga i Steinkjer på søndag
julekonsærter i Bærgen neste uka
gudstj bø i telemark søn kl 11
barnas julaften gtj mosjoen
hvor kan æ gå på julekonsert i Namsos
tensing øving rælingen
kirka på Averøy juleverkste for unger
adventskonsert alta kirke nordlyskatedralen lør 12 des kl 18
krybbevandring barnehage Nittedal uke 50
gudstjeneste i Moss i morgen kl 11
lysmesse 1. søndag i advent Drammen
babysang på formiddagen i Sandnes
julekonsert gratis i Bergen neste helg
hva skjer i kirka i kveld
Alphakurs i Kristiansand etter nyttår
hyggetreff for pensjonister på Jæren med mat
familiegudstjeneste for barn på 3 år i Asker på søndag
ungdomskveld fredag i Ålesund
bønnemøte før 12 på tirsdag
gudstjeneste uten nattverd
konsert ikke gospel Trondheim i desember
Os kirke søndag
julemesse på bedehuset i Nes
messe på polsk i Stavanger
katolsk messe i Tromsø lørdag kveld
tegnspråk gudstjeneste Oslo
nyttårsgudstjeneste 1. januar Hamar
julaften kl 14 i Lillestrøm
julegudstjeneste på direkte stream for dem som ikke kommer seg ut
leir for tenåringer i vinterferien uke 8
kvinnefrokost lørdag 5. desember Sarpsborg
mannsforum Bryne
pinsemenigheten i Hell
hva skjer i pinsen på Hamar
Frelsesarmeen julegryte konsert Fredrikstad
arrangementer i nærheten i dag
korøvelse for voksne uten opptaksprøve mandager
tensing Molde
basar med utlodning i Hallingdal før jul
kirkekaffe etter gudstjenesten Sagene kirke
orgelkonsert Nidarosdomen denne uka
rullestolvennlig kirke med gudstjeneste i Skien 2. juledag
lunsj for eldre onsdag 0650
3015 søndagsskole
samtalegruppe for single over 40 i Oslo
småbarnstreff uten påmelding på Nesodden
studentkveld med gratis middag i Bodø
hva skjer mellom jul og nyttår i Lofoten
påskeleir for familier 2027
langfredag pasjonskonsert Bergen
adventistkirken lørdag formiddag Mjøndalen
adventskonsert Mjøndalen
Misjonskirka Grimstad neste søndag
metodistkirken Porsgrunn
ortodoks liturgi på julaften etter gammel kalender
ukrainsk gudstjeneste i Østfold
internasjonal gudstjeneste på engelsk med barnepass Stavanger
noe å gjøre med barna i høstferien i kirken
kveldsmesse hverdager sentralt i Oslo etter jobb
Lucia i kirka 13. desember Kongsberg
syng jula inn med barnekor i Haugesund
ikke konsert bare vanlig gudstjeneste på Hamar 20 desember
fra 10. til 14. desember i Larvik
resten av november Tønsberg
bibelgruppe på Zoom torsdager
kirkeskyss til gudstjeneste for eldre i Målselv
dåpsgudstjenester januar Ås
sorggruppe eller åpen kirke i førjulstida Arendal
åpen kirke lystenning nå
jonsokgudsteneste på stølen i Valdres
kva skjer på bedehuset i Volda til helga
gudsteneste i Førde fyrste juledag
juletrefest for ungane i romjula på Sunnmøre
æ ska på konsert i Tromsø i kveld, ka e det
e det nåkka for ungdommer i Harstad i mårra
korsn e det me babysang på Rosenborg
ka tid e julaftens gudstjeneste i Mosjøen
hvor er det messer i dag i nerheten
guds tjeneste på søn dag klokka elleve i lilleham mer
jule konsært i stavanger dom kirke
gudstjenste askim søndg
bønnekvell i Bethel Ørsta
formiddagstreff for eldre med graut og tran i Ørsta
møte på misjonshuset i Hå onsdag kl halv åtta
pensjonisttreff i Hå kommune føremiddag
songkveld på Stord før jol
leir for konfirmantar i Sogn neste sommar
sundagsskule i Bø
ungdomsgudsteneste utan opptreden i Voss
hei Siri finn meg en kirke som har gudstjeneste nå på søndag i Bergen sentrum komma gjerne med barn
bazar på bedehuse lørda i Flekkefjord
æ lura på om d e nån julekonsert i Alta som e gratis
ein stad å feire julaftan for dei som er åleine i Bergen
laurdagskafé i Sogndal
kor øver på måndagar i Kvinnherad
ikkje stream, eg vil sitja i kyrkja i Odda
ungdomsklubb i Florø fredagskvelden, ikkje for dei under 13
advendtstund brandbu bedehus
tre konga fest og jule tre fest i Nærbø
christmas eve service in English Oslo
things to do at church this weekend near Lillehammer
carol service Bergen
alpha course Trondheim january
catholic mass Sunday morning Bodø
free dinner for students Tromsø not online
baby singing Asker weekdays before noon
is there a church open tonight in Stavanger
gospel choir concert Kristiansand before 20 December
church for deaf Bergen
wheelchair accessible Easter service Ålesund
prayer meeting on Zoom any day after 8 pm
Ukrainian speaking church Drammen
pentecostal youth Skien Friday night
northern lights church concert Ishavskatedralen
konsert
babysang
her
fastelavn
Hell
speideren
samtale
Kristi himmelfartsdag
gottesdienst auf deutsch Oslo weihnachten
msza po polsku Bergen niedziela
sámi ipmilbálvalus Karasjok 6. februar
uke 50 alt i Indre Østfold
19-åring alene i ny by, hvor møter jeg andre kristne på kvelden
verken katolsk eller pinse, bare rolig kveldsbønn i Trondheim
gudstjeneste med nattverd og søndagsskole samtidig, parkering, Ski
gudstjeneste i morgen tidlig i Lillehammer
Er det noe å finne på for en 14-åring i Molde fredag kveld?
ka skjer i harstad i helga
mellom 17 og 20 torsdag i Haugesund
Hva skjer i uke 50 i Kongsvinger
mellom jul og nyttår konsert Kongsberg
nyttårsaften gudstjeneste Narvik
påskeaften Kristiansund
5.-6. des Stord
24/12 kl 14 Notodden
klokken tolv i morgen Vadsø
neste uke Mosjøen
siste søndag i januar Florø
æ vil på gospelkonsert i byen Alta fredag den ellevte
messe på polsk i Stavanger søndag
høgmesse på nynorsk i Førde 1. juledag
gudsteneste julaftan Volda med born
english speaking church near Drammen this sunday
church service in english oslo tomorrow
direktesendt gudstjeneste i morgen kl 11
nattverdsgudstjeneste onsdag kveld Fredrikstad
askeonsdag messe katolsk Oslo
pinsemenighet i Sarpsborg
baptist kirke Kristiansand gudstjeneste engelsk
adventistkirken sabbatsgudstjeneste i dag
gutsjeneste i mårn i fredrikstad
Kirkekaffe etter gudstjenesten i Elverum
hei jeg lurer på om det er noen gudstjeneste i nærheten av Otta på julaften for vi er på hytta
konfirmasjon mai 2027 Ørsta
kor e det julekonsert i Tromsø den 12. desember
lovsangskveld i kveld i Sandnes
konsert i Nidarosdomen lillejulaften
fjerde søndag i advent vi synger jula inn Ski
julekonsret drammen lørdag 12 des
orgelmeditasjon onsdager kl. 12 i Bergen domkirke
SKRUK konsert Volda kyrkje
noko for ungdom i Sogndal laurdag 5. desember
etter skoletid onsdager Askim barn
krabbesang 0-2 år torsdag formiddag Sandvika
bønnemøte mandag morgen kl 7 i Porsgrunn
Alpha-kurs som starter i januar, Gjøvik
språkkafé innvandrere Ålesund mandag
sorggruppe Drammen
tenne lys i kirka i kveld Skien
julemesse basar åresalg Vennesla
kvinnefrokost lørdag 5.12 Sola
første lørdag i desember Brumunddal julemarked
bønn for syke fredag 20:00 Lyngdal
`
  .trim()
  .split("\n");
