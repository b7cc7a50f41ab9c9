import type { Lexicon } from "./lexicon";

/** What people write in several words, or in another language, and the words that events are found by. */
const TABLE: Readonly<Record<string, string>> = {
  adventsgudstjeneste: "advent service",
  alpha: "alpha course",
  alphakurs: "alpha kurs,alfa kurs",
  babysang: "baby singing,baby song",
  barn: `treåring,treåringer,fireåring,fireåringer,femåring,femåringer,seksåringer,barnefamilier,barnefamiliar,unger,
    ungene,ungane,ungar,onga,ongan,ongar,unga,ungan`,
  barnekirke: "childrens church,childrens service",
  basar: "bazaar",
  bønnemøte: "prayer meeting,prayer meetings",
  bibelgruppe: "bible study,bible group",
  eldre: "senior,seniors,pensioners,elderly",
  engelsk: `internasjonal menighet,engelskspråklig menighet,engelskspråklig,english speaking church,english speaking,
    international church`,
  "uten påmelding": `uten å melde seg på,utan påmelding,utan å melde seg på,without registration,no registration,
    no booking`,
  folkekirke: `den norske kirke,den norske kirken,statskirken,den norske kyrkja,den norske kyrkje,statskyrkja,
    church of norway`,
  gratis: `uten billett,uten billetter,utan billett,no ticket,no tickets,fri entre,uten inngangspenger,gratis inngang,ikke koster noe,koster ikke noe,ikkje kostar noko,no charge`,
  gudstjeneste: `gå i kirken,gå i kirka,gå til kirke,gå i kyrkja,gå til kyrkje,go to church,to church,going to church,
    church service,church services,gottesdienst,msza święta,служба,богослужіння`,
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
  middag: "varm mat,gratis mat,matservering,soup kitchen,free meal,hot meal",
  midnattsmesse: "midnight mass",
  orgelkonsert: "organ concert,organ recital,orgelmusik",
  pinsemenighet: "pentecostal church",
  rullestol: `tilgjengelig for rullestol,rullestolvennlig,med rullestol,rullator,inngang for rullator,trappefri,tilgjengeleg for rullestol,rullestolvennleg`,
  samisk: "sámegiella,sámegillii,samegiella",
  småbarn: `ettåring,ettåringer,ettåringen,toåring,toåringer,toåringen,baby,babyer,babyen,de minste,for de minste,
    dei minste,for dei minste,smårollinger,småbarnsfamilier,småbarnsfamiliar,småbarnsforeldre,toddler group,toddlers,
    toddler,playgroup`,
  språkkafé: `øve norsk,lære norsk,norskkurs,snakke norsk,language cafe,practice norwegian,practise norwegian,
    learn norwegian`,
  strikkekafé: "knitting,knitting cafe",
  strømmet: `strømmes på nett,strømmet på nett,på nett,på nettet,på direkte stream,direkte stream,direkte,nettmøte`,
  "syng jula inn": "me syng jula inn,me syng jola inn,syngje jula inn,syngja jola inn",
  "synger julen inn": `vi synger julen inn,vi synger jula inn,synge julen inn,synge jula inn,syng julen inn,
    syng jula inn`,
  søndagsskole: "sunday school",
  tegnspråk: `tegnspråktolket,tegnspråktolka,tolket til tegnspråk,tegnspråktolk,tegnspråktolking,teiknspråktolk,
    sign language`,
  teleslynge: "hearing loop",
  toalett: `hc-toalett,handikaptoalett,handicaptoalett,handikap-toalett,accessible toilet,disabled toilet`,
  ukrainsk: "українською,українська",
  ungdom: "unge voksne,ung voksen,unge vaksne,ung vaksen,young adults,youth group,youth club",
  wheelchair: "wheelchair accessible,accessible by wheelchair,accessible",
};

/** In German and Polish, from Monday. */
export const DAYS_ELSEWHERE: Lexicon =
  "montag,poniedziałek|dienstag,wtorek|mittwoch,środa,środę|donnerstag,czwartek|freitag,piątek|samstag,sobota,sobotę|sonntag,niedziela,niedzielę"
    .split("|")
    .map((words, weekday) => [words, { as: "weekday", weekday }]);

export const FOUND_AS: Lexicon = Object.entries(TABLE).map(([words, said]) => [said, { as: "words", words }]);
