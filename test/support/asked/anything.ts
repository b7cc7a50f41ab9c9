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
`
  .trim()
  .split("\n");
