/** In bokmål, nynorsk and English, as foldText() spells them; a line's first word stands for the others. */
const SAME_WORDS = `
gudstjeneste gudstjenesten gudstjenester gudsteneste gudstenesta gudstenester hoymesse hoymessa hogmesse hogmessa service services
mote motet moter motest motes meeting meetings
konsert konserten konserter konsertar concert recital
kveld kvelden kvelder kveldar aften evening night
kirke kirken kirka kyrkje kyrkja church kirker kyrkjer
bonn bonnen bonna bon bona prayer prayers bonner
barn barna barne born borna children childrens kids
ungdom ungdommer ungdomar ungdommar ungdommen unge youth
familie familien familiar family
kvinne kvinner kvinnene women womens dame damer
mann menn mennene menns men mens herre
eldre senior seniorer seniorar seniors pensjonist pensjonister pensjonistar
sang song sangen songen
synge syng synger singing
lovsang lovsong lovsangen worship
kor koret choir
orgel organ
jul jol jula jola julen jule christmas xmas
julaften julafta julaftan
paske easter paskedag
pinse pentecost
advent adventstid
host haust hosten hausten autumn
sommer sumar sommeren sumaren summer
vinter winter vinteren
mandag mandag monday
tirsdag tysdag tuesday
onsdag wednesday
torsdag thursday
fredag friday
lordag laurdag saturday
sondag sundag sunday
morgen morgon morning
ettermiddag afternoon
frokost frukost breakfast
middag dinner
lunsj lunch
kaffe kaffi coffee
kafe kafeen kafen cafe
marked marknad markedet market
fest festen party celebration
apen apent apne ope open opne
skole skule skolen skulen school
bibel bibelen bible
studium studie studiet study
gruppe gruppa gruppen group
nattverd nattverden communion
dap dapen baptism
konfirmant konfirmanter konfirmantar konfirmantane konfirmantene
lys ljos lyset
forening foreining foreningen foreininga
misjon mission
tur turen hike trip
omvisning omvising tour
guidet guida guided
tarn tarnet tower
leir leiren camp
ove ovelse oving practice rehearsal
voksen voksne vaksen vaksne adults
velkommen velkomen welcome
fellesskap fellesskapet fellowship
uke veke uka veka uken week
drive drift
være vaere vere
takk takke
hjem heim
sammen saman
1 forste fyrste first
2 andre second ii
3 tredje third iii
4 fjerde fourth iv
`;

const CANONICAL = new Map(
  SAME_WORDS.trim()
    .split("\n")
    .flatMap((line) => {
      const [first, ...others] = line.split(" ") as [string, ...string[]];
      return [first, ...others].map((word) => [word, first] as const);
    }),
);

/** They tell titles apart as little as their order does. */
const EMPTY = new Set(
  `og i pa med m for til av ved v om som vi me var vart er the and of in at with by to a an en et ein eit ei den det de
  dei sin si sitt hele heile all alle felles etterpa`.split(/\s+/),
);

const LAST_PARTS =
  /^(.{3,}?)(gudstjeneste[nr]?|gudstenest[ae]r?|hoymess[ae]|konsert(?:en)?|mote[tr]?|kveld(?:en)?|messe|treff|kafe(?:en)?|fest(?:en)?|mark(?:ed|nad)(?:et)?|frokost|frukost|lunsj|skole|skule|studium|studie|gruppe|gruppa|kaffe|kaffi|sang|song|bonn|bon|time|leir|tur|basar|samling|teneste|tjeneste)$/;

const stem = (word: string) =>
  CANONICAL.get(word) ?? CANONICAL.get(word.replace(/(?:s|e)$/, "")) ?? word.replace(/s$/, "");

/** One, or the two parts of a compound ("sundagsskule": "sondag", "skole"). */
function meaningsOf(word: string): string[] {
  const known = CANONICAL.get(word);
  if (known) return [known];
  const [, first = "", last] = LAST_PARTS.exec(word) ?? [];
  return last === undefined ? [stem(word)] : [stem(first), CANONICAL.get(last) ?? last];
}

export const meaningsOfWords = (words: readonly string[]): string[] =>
  words.filter((word) => !EMPTY.has(word)).flatMap(meaningsOf);
