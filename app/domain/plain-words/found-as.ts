import { namedIn } from "~/domain/values";
import { EVENING, FORENOON, hoursFrom, type Lexicon, tablesOf } from "./lexicon";
import { ELSEWHERE_DAYS, ELSEWHERE_MONTHS } from "./names-elsewhere";
import { seasonFrom, SEASONS } from "./seasons";
import { SMALL_WORDS } from "./small-words";
import { TIME_NAMES } from "./time-names";
import { WORDS_ASKED } from "./words-asked";
import { WORDS_OF_TIME } from "./words-of-time";

/** What people write in several words, or in another language, and the words that events are found by. */
const TABLE = `
adventsgudstjeneste: advent service; alphakurs: alpha kurs, alpha course, alfa kurs; babysang: baby singing,
baby song; alkoholikere: aa møte, aa møter, aa gruppe, aa gruppa, anonyme alkoholikere, alcoholics anonymous; barn: дітей, діти, детей, дети, dzieci, niños, barnefamilier, barnefamiliar, unger, ungene, ungane, ungar, onga, ongan, ongar, unga, ungan, skolebarn, skulebarn;
barnekirke: childrens church, childrens service, kids church; barnekor: soul children, soulchildren, childrens choir, дитячий хор, детский хор, chór dziecięcy, coro infantil; basar: bazaar; bibelgruppe: bible study, bible group, bible study group;
bønn: молитва, modlitwa; bønnemøte: prayer meeting, prayer meetings; drop-in: drop in, dropin; dåp: baptism,
baptisms, christening, døpe, døpes, bli døpt, døype, døypast; eldre: senior, seniors, pensioners, elderly; engelsk: engelskspråklig menighet,
engelskspråklig, english speaking church, english speaking; familie: hele familien, heile familien, the whole family, whole family; familiegudstjeneste: family service, family mass;
folkekirke: den norske kirke, den norske kirken, statskirken, den norske kyrkja, den norske kyrkje, statskyrkja,
church of norway; friluft: i det fri, open air, outdoors; friluftsgudstjeneste: open air service, outdoor service,
gudstjeneste ute, gudstjeneste i det fri, gudsteneste ute, gudsteneste i det fri, messe i det fri;
gratis: безкоштовно, бесплатно, za darmo, darmowe, bezpłatne, kostenlos, gratuit, uten billett, uten billetter, utan billett, no ticket, no tickets, fri entre, uten inngangspenger,
gratis inngang, ikke koster noe, koster ikke noe, ikkje kostar noko, no charge; gudstjeneste: gå i kirken,
gå i kirka, gå til kirke, gå i kyrkja, gå til kyrkje, go to church, to church, going to church, church service,
church services, gottesdienst, msza święta, служба, богослужіння, nabożeństwo, богослужение, служение, литургия,
літургія, месса, меса, jumalanpalvelus, thánh lễ, liturgy; helg: helg for, helg med, weekend for, weekend with;
internasjonal: internasjonal menighet, internasjonale menigheter, internasjonal kirke, international church;
julegudstjeneste: weihnachtsgottesdienst, juovlaipmilbálvalus, різдвяна служба; julekonsert: christmas concert, christmas concerts, weihnachtskonzert, concierto de navidad, conciertos de navidad,
koncert kolęd;
julemarked: christmas market; julesang: carol concert, carol singing, carol service, carols;
juletrefest: christmas tree party; kirke: kanisa, kościół, iglesia, igreja, церква, церкві, церковь, церкви, كنيسة; kor: хор, chór, coro; konfirmant: konfer, konfern, konfere, konf; konfirmantleir: confirmation camp;
konsert: konzert, koncert, concierto, conciertos, концерт; korkonsert: choir concert; korøvelse: synge i kor, syng i kor, syngje i kor, syngja i kor, sing i kor, sing in choir, sing in a choir, kor øving, kor øvelse, choir practice, choir rehearsal; kveldsgudstjeneste: evening service,
evening mass; kvinnefrokost: womens breakfast, ladies breakfast; kvinner: damer, damene, kvinner, kvinnfolk,
jenter og kvinner; loppemarked: flea market, jumble sale; mannsfrokost: mens breakfast; menn: mennene, herrer, karer, gutta; middag: varm mat, gratis mat, matservering, soup kitchen, free meal, hot meal, spise sammen,
spise saman, ete saman, eat together, shared meal, community meal; midnattsmesse: midnight mass, pasterka; skriftemål: confession, confessions, spowiedź;
morgenbønn: morning prayer, morning prayers; orgelkonsert: organ concert, organ recital, orgelmusik; ortodoks: ortodoks jul, ortodoks påske, russisk jul, orthodox christmas, orthodox easter;
pinsemenighet: pentecostal church; polsk: po polsku, polska, polskie; rullestol: tilgjengelig for rullestol, rullestolvennlig, rullator,
inngang for rullator, trappefri, tilgjengeleg for rullestol, rullestolvennleg, uten trapper, uten trapp, uten trinn,
uten trappetrinn, trinnfritt, trinnfri, utan trapper, utan trapp, sitter i rullestol, sit i rullestol, bruker rullestol, in a wheelchair, step free, no stairs, without stairs;
samisk: sámegiella, sámegillii, samegiella; ski: på ski, gå på ski; småbarn: barnehagebarn, baby, babyer, babyen, de minste, for de minste, dei minste,
for dei minste, smårollinger, småbarnsfamilier, småbarnsfamiliar, småbarnsforeldre, toddler group, toddlers, toddler,
playgroup, baby group, mother and baby, mother and toddler, parent and toddler, stay and play; småbarnssang: sma barn sang, små barn sang, småbarn sang; sommerleir: summer camp; sorggruppe: mistet mannen, mistet mannen min, mistet kona, mistet kona mi, mista mannen, mista mannen min, mista kona, mista kona mi, mistet noen, mista nokon, i sorg, grief group, bereavement group; speider: scouts, scout group,
boy scouts, girl scouts; språkkafé: øve norsk, lære norsk, norskkurs, snakke norsk, мовне кафе, language cafe,
practice norwegian, practise norwegian, learn norwegian; strikkekafé: knitting, knitting cafe;
strømmet: strømmes på nett, strømmet på nett, på nett, på nettet, på direkte stream, direkte stream, direkte,
nettmøte; supersøndag: super sunday, super søndag; søndagsskole: sunday school; tegnspråk: tegnspråktolket,
tegnspråktolka, tolket til tegnspråk, tegnspråktolk, tegnspråktolking, teiknspråktolk, sign language;
syng jul inn: syng jula inn, syng julen inn, synger jula inn, synger julen inn, synge jula inn, synge julen inn,
syngje jula inn, syngje julen inn, syngja jula inn, syngja julen inn; syng jol inn: syng jola inn, synger jola inn,
synge jola inn, syngje jola inn, syngja jola inn; teleslynge: hører dårlig, høyrer dårleg, tunghørt, tunghørte, høreapparat, hard of hearing, hearing loop; toalett: hc-toalett, handikaptoalett, handicaptoalett, handikap-toalett, accessible toilet,
disabled toilet; ukrainsk: українською, українська; ungdom: unge voksne, ung voksen, unge vaksne, ung vaksen,
young adults, youth group, youth club; treff: noe sosialt, noko sosialt, sosialt; uten påmelding: uten å melde seg på, utan påmelding, utan å melde seg på,
without registration, no registration, no booking; vielse: gifte meg, gifte oss, bli gift, get married, vigsel, wedding, wedding ceremony;
wheelchair: wheelchair accessible, accessible by wheelchair, accessible; åpen barnehage: åpen barnehage,
open barnehage, ope barnehage, open kindergarten; åpen kirke: åpen kirke, åpne kirker, ope kyrkje, open kyrkje, open church, church open, churches open, open churches
`;

/** Of other languages, and what is asked for by its feast: sentences that ask know them, lines that tell do not. */
const ELSEWHERE: Lexicon = [
  ["weihnachten,navidad,noël,boże narodzenie,різдво,рождество", { as: "season", season: seasonFrom([12, 23], [1, 1]) }],
  ["zwischen weihnachten und neujahr", { as: "season", season: seasonFrom([12, 27], [12, 30]) }],
  [
    `julenatt,julenatta,julenatten,jolenatt,jolenatta,heiligabend,wigilia,nochebuena,святвечір,juovlaruohta,alternativ jul,alternativ julefeiring,alternativ julaften,
    åpen julefeiring`,
    { as: "season", season: seasonFrom([12, 24]) },
  ],
  ["simbang gabi,misa de gallo", { as: "season", season: seasonFrom([12, 15], [12, 24]) }],
  ["wielka sobota", { as: "season", season: seasonFrom("easterEve") }],
  ["ostern,pascua,wielkanoc,великдень,пасха", { as: "season", season: seasonFrom("palmSunday", "easterMonday") }],
  ...ELSEWHERE_DAYS.map((names, weekday) => [names.replaceAll("|", ","), { as: "weekday", weekday }] as const),
  ["por la mañana,rano,vormittags,am vormittag,вранці,le matin", { as: "part", hours: FORENOON }],
  ["por la tarde,po południu,nachmittags,am nachmittag,après-midi", { as: "part", hours: hoursFrom(12, 20) }],
  ["por la noche,wieczorem,abends,am abend,ввечері,увечері,вечером,le soir", { as: "part", hours: EVENING }],
  ...ELSEWHERE_MONTHS.map((names, index) => [names.replaceAll("|", ","), { as: "month", month: index + 1 }] as const),
];

const FOUND_AS: Lexicon = namedIn(TABLE).map(([said, words]) => [said, { as: "words", words }]);

/** What a sentence that asks may hold. */
export const ALL_WORDS = tablesOf([SMALL_WORDS, WORDS_OF_TIME, WORDS_ASKED, SEASONS, FOUND_AS, TIME_NAMES, ELSEWHERE]);
