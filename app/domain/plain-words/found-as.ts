import { FIRST_GRADE } from "./ages-said";
import type { Lexicon } from "./lexicon";
import { ELSEWHERE_DAYS } from "./names-elsewhere";
import { ageWord } from "./names-of-houses";
import { nthOf, wordOf } from "./numbers-in-words";

/** What people write in several words, or in another language, and the words that events are found by. */
const TABLE: Readonly<Record<string, string>> = {
  adventsgudstjeneste: "advent service",
  alpha: "alpha course",
  alphakurs: "alpha kurs,alfa kurs",
  babysang: "baby singing,baby song",
  barn: `barnefamilier,barnefamiliar,unger,
    ungene,ungane,ungar,onga,ongan,ongar,unga,ungan`,
  barnekirke: `childrens church,childrens service,kids church`,
  basar: "bazaar",
  bønnemøte: "prayer meeting,prayer meetings",
  bibelgruppe: "bible study,bible group",
  eldre: "senior,seniors,pensioners,elderly",
  engelsk: `engelskspråklig menighet,engelskspråklig,english speaking church,english speaking`,
  "uten påmelding": `uten å melde seg på,utan påmelding,utan å melde seg på,without registration,no registration,
    no booking`,
  folkekirke: `den norske kirke,den norske kirken,statskirken,den norske kyrkja,den norske kyrkje,statskyrkja,
    church of norway`,
  gratis: `uten billett,uten billetter,utan billett,no ticket,no tickets,fri entre,uten inngangspenger,gratis inngang,ikke koster noe,koster ikke noe,ikkje kostar noko,no charge`,
  gudstjeneste: `gå i kirken,gå i kirka,gå til kirke,gå i kyrkja,gå til kyrkje,go to church,to church,going to church,
    church service,church services,gottesdienst,msza święta,служба,богослужіння,nabożeństwo,богослужение,служение,литургия,літургія,месса,меса,jumalanpalvelus,thánh lễ`,
  internasjonal: "internasjonal menighet,internasjonale menigheter,internasjonal kirke,international church",
  julegudstjeneste: "weihnachtsgottesdienst,juovlaipmilbálvalus,різдвяна служба",
  julekonsert: "christmas concert",
  konsert: "konzert,koncert,concierto,концерт",
  julemarked: "christmas market",
  julesang: "carol concert,carol singing,carol service,carols",
  juletrefest: "christmas tree party",
  korkonsert: "choir concert",
  kvinner: "damer,damene,kvinner,kvinnfolk,jenter og kvinner",
  loppemarked: "flea market,jumble sale",
  menn: "menn,mennene,herrer,mannfolk,karer,gutta",
  middag: `varm mat,gratis mat,matservering,soup kitchen,free meal,hot meal,spise sammen,spise saman,ete saman,eat together,shared meal,community meal`,
  midnattsmesse: "midnight mass",
  orgelkonsert: "organ concert,organ recital,orgelmusik",
  pinsemenighet: "pentecostal church",
  rullestol: `tilgjengelig for rullestol,rullestolvennlig,rullator,inngang for rullator,trappefri,tilgjengeleg for rullestol,rullestolvennleg,uten trapper,uten trapp,uten trinn,uten trappetrinn,trinnfritt,trinnfri,utan trapper,utan trapp,step free,no stairs,without stairs`,
  samisk: "sámegiella,sámegillii,samegiella",
  småbarn: `baby,babyer,babyen,de minste,for de minste,
    dei minste,for dei minste,smårollinger,småbarnsfamilier,småbarnsfamiliar,småbarnsforeldre,toddler group,toddlers,
    toddler,playgroup`,
  språkkafé: `øve norsk,lære norsk,norskkurs,snakke norsk,language cafe,practice norwegian,practise norwegian,
    learn norwegian`,
  strikkekafé: "knitting,knitting cafe",
  strømmet: `strømmes på nett,strømmet på nett,på nett,på nettet,på direkte stream,direkte stream,direkte,nettmøte`,
  søndagsskole: "sunday school",
  tegnspråk: `tegnspråktolket,tegnspråktolka,tolket til tegnspråk,tegnspråktolk,tegnspråktolking,teiknspråktolk,
    sign language`,
  teleslynge: "hearing loop",
  toalett: `hc-toalett,handikaptoalett,handicaptoalett,handikap-toalett,accessible toilet,disabled toilet`,
  ukrainsk: "українською,українська",
  ungdom: "unge voksne,ung voksen,unge vaksne,ung vaksen,young adults,youth group,youth club",
  bønn: "молитва,modlitwa",
  dåp: "baptism,baptisms,christening",
  "drop-in": "drop in,dropin",
  familiegudstjeneste: "family service,family mass",
  friluftsgudstjeneste:
    "open air service,outdoor service,gudstjeneste ute,gudstjeneste i det fri,gudsteneste ute,gudsteneste i det fri,messe i det fri",
  helg: "helg for,helg med,weekend for,weekend with",
  friluft: "i det fri,open air,outdoors",
  konfirmant: "konfer,konfern,konfere,konf",
  konfirmantleir: "confirmation camp",
  kveldsgudstjeneste: "evening service,evening mass",
  mannsfrokost: "mens breakfast",
  kvinnefrokost: "womens breakfast,ladies breakfast",
  morgenbønn: "morning prayer,morning prayers",
  sorggruppe: "grief group,bereavement group",
  sommerleir: "summer camp",
  speider: "scouts,scout group,boy scouts,girl scouts",
  supersøndag: "super sunday,super søndag",
  vielse: "vigsel,wedding,wedding ceremony",
  "åpen kirke": "open church,church open,churches open,open churches",
  "åpen barnehage": "åpen barnehage,open barnehage,ope barnehage,open kindergarten",
  wheelchair: "wheelchair accessible,accessible by wheelchair,accessible",
};

/** "Vi synger jula inn", "me syngja jola inn". */
const singing = (verbs: string) =>
  ["", "vi ", "me "]
    .flatMap((who) =>
      verbs.split(" ").flatMap((verb) => ["julen", "jula", "jola"].map((end) => `${who}${verb} ${end} inn`)),
    )
    .join(",");

/** In other languages, from Monday. */
export const DAYS_ELSEWHERE: Lexicon = ELSEWHERE_DAYS.map((names, weekday) => [
  names.replaceAll("|", ","),
  { as: "weekday", weekday },
]);

/** "Femåringer", "sjetteklassing". */
const OF_AGE: Lexicon = Array.from({ length: 18 }, (_, index) => {
  const age = index + 1;
  const grades = age < FIRST_GRADE ? [] : [`${nthOf(age + 1 - FIRST_GRADE)}klassing`];
  const said = [`${age === 1 ? "ett" : wordOf(age)}åring`, ...grades].flatMap((name) =>
    ",en,er,ar,ene".split(",").map((ending) => name + ending),
  );
  return [said.join(","), { as: "words", words: ageWord(age) }];
});

export const FOUND_AS: Lexicon = [
  ...Object.entries(TABLE).map(([words, said]) => [said, { as: "words", words }] as const),
  [singing("synger synge"), { as: "words", words: "synger julen inn" }],
  [singing("syng syngje syngja"), { as: "words", words: "syng jula inn" }],
  ...OF_AGE,
];
