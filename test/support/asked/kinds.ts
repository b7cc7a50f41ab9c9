import { all, type Asked, EASTER } from "./asked";
import {
  BABY,
  CATHOLIC,
  COMMUNION,
  CONCERT,
  ENGLISH,
  FAMILY_SERVICE,
  FOR_CHILDREN,
  FREE_CHURCH,
  PENTECOSTAL,
  PRAYER,
  SAMI,
  SENIORS,
  SERVICE,
  SPANISH,
  STUDENTS,
  SUNDAY_SCHOOL,
  YOUTH,
} from "./means";

const titled = (title: RegExp, ...asks: readonly string[]) => all({ title }, ...asks);
const says = (what: RegExp, ...asks: readonly string[]) => all({ what }, ...asks);

const SERVICES: Asked[] = [
  ...titled(SERVICE, "gudstjeneste", "gudstjenester", "messe", "Gudstjeneste!"),
  ...says(/høymesse|høgmesse/i, "høymesse"),
  ...says(/kveldsmesse|type:service/i, "kveldsmesse"),
  ...all({ title: SERVICE, what: FAMILY_SERVICE }, "familiegudstjeneste", "barnegudstjeneste", "gudstjeneste for barn"),
  ...says(/lysmesse|det første lyset|lystenning/i, "lysmesse"),
  ...all({ title: SERVICE, days: "2026-12-24" }, "julaftensgudstjeneste", "julaftengudstjeneste", "julegudstjeneste"),
  ...all({ title: SERVICE, days: EASTER }, "påskegudstjeneste"),
  ...all({ title: SERVICE, what: /ung|student|konfirmant/i }, "ungdomsgudstjeneste"),
  ...all({ title: SERVICE, what: COMMUNION }, "gudstjeneste med nattverd", "nattverdsgudstjeneste"),
  ...all({ title: SERVICE, what: /dåp/i }, "gudstjeneste med dåp"),
  ...all({ title: SERVICE, what: ENGLISH }, "gudstjeneste på engelsk", "engelsk gudstjeneste"),
  ...all({ title: SERVICE, what: SPANISH }, "messe på spansk", "gudstjeneste på spansk"),
  ...all({ title: SERVICE, what: /polsk|language:pl/i }, "polsk messe", "messe på polsk"),
  ...all({ title: SERVICE, what: SAMI }, "samisk gudstjeneste", "gudstjeneste på samisk"),
  ...all({ title: SERVICE, what: CATHOLIC }, "katolsk messe"),
];

const MUSIC: Asked[] = [
  ...titled(CONCERT, "konsert", "konserter", "kirkekonsert", "Konsert"),
  ...all({ title: CONCERT, what: /orgel/i }, "orgelkonsert", "orgelmusikk"),
  ...all({ title: CONCERT, what: /jul|lys i mørket/i }, "julekonsert", "julekonserter"),
  ...says(/kor(?:et)?\b|\bkor/i, "korkonsert", "korøvelse"),
  ...says(/gospel/i, "gospel", "gospelkor"),
  ...says(/lovsang/i, "lovsang", "lovsangskveld"),
  ...says(/sang|song/i, "allsang"),
];

const PEOPLE: Asked[] = [
  ...says(BABY, "babysang", "knøttesang", "småbarnssang", "trilletur", "barseltreff", "for de minste"),
  ...says(/åpen barnehage|knøttelunsj|babysang/i, "åpen barnehage"),
  ...says(SUNDAY_SCHOOL, "søndagsskole", "barnekirke"),
  ...says(FOR_CHILDREN, "noe for barn", "aktiviteter for barn", "barnefamilier"),
  ...says(/barnekor/i, "barnekor"),
  ...titled(YOUTH, "ungdomsklubb", "ungdomskveld", "ungdom", "fredagsklubb for ungdom", "noe for ungdommer"),
  ...all({ title: YOUTH, age: 14 }, "ungdom 14 år", "for 14-åringer"),
  ...says(/konfirmant/i, "konfirmanter"),
  ...says(SENIORS, "pensjonisttreff", "formiddagstreff", "eldretreff", "noe for eldre", "seniortreff"),
  ...says(STUDENTS, "studenter", "studentgudstjeneste"),
  ...says(/kvinne|women/i, "kvinnefrokost"),
];

const GATHERINGS: Asked[] = [
  ...titled(PRAYER, "bønnemøte", "bønn", "bønnesamling", "morgenbønn"),
  ...says(/kveldsbøn|type:prayer/i, "kveldsbønn"),
  ...says(/rosenkrans/i, "rosenkrans"),
  ...says(/middag|taco/i, "middag", "fellesmiddag"),
  ...says(/suppe/i, "suppe"),
  ...says(/språkkaf/i, "språkkafe"),
  ...says(/strikk/i, "strikkekafe", "strikking"),
  ...says(/sorg|mistet/i, "sorggruppe"),
  ...says(/loppe/i, "loppemarked", "loppis"),
  ...says(/basar|kakelotteri|misjonsmesse/i, "basar"),
  ...says(/leir/i, "leir"),
  ...says(/retreat/i, "retreat", "stille retreat"),
  ...says(/speider/i, "speider"),
  ...says(/juletrefest|juletre|tre kongers/i, "juletrefest"),
  ...says(/lucia/i, "luciafeiring", "luciatog"),
  ...says(/frokost/i, "frokost"),
  ...says(/kurs/i, "kurs"),
];

const CHURCHES: Asked[] = [
  ...says(PENTECOSTAL, "pinsemenighet", "pinsekirke", "pinsekirken"),
  ...says(FREE_CHURCH, "frikirke", "frimenighet"),
  ...says(/family:bedehus|bedehus|misjonshus/i, "bedehus", "møte på bedehuset"),
  ...says(CATHOLIC, "katolsk kirke", "den katolske kirke"),
  ...says(/family:church_of_norway/i, "den norske kirke"),
  ...says(/metodist/i, "metodistkirken"),
  ...says(/baptist/i, "baptistkirke"),
  ...says(ENGLISH, "english speaking church", "internasjonal menighet"),
];

const FACTS: Asked[] = [
  ...all({ facts: ["wheelchair"] }, "rullestol", "tilgjengelig for rullestol", "rullestolvennlig"),
  ...all({ facts: ["parking"] }, "parkering", "med parkering"),
  ...all({ facts: ["hearing_loop"] }, "teleslynge"),
  ...all({ facts: ["sign_language"] }, "tegnspråk", "tegnspråktolket"),
  ...all({ facts: ["streamed"] }, "strømmes på nett", "direktesendt gudstjeneste"),
  ...says(/fact:church_coffee|kirkekaffe|kyrkjekaffi/i, "kirkekaffe"),
  ...says(COMMUNION, "nattverd"),
  ...all({ title: CONCERT, what: /fact:free|gratis|fri inngang|kollekt/i }, "gratis konsert", "konsert fri inngang"),
  ...says(/fact:free|gratis|fri inngang|gi det du kan|kollekt/i, "gratis"),
];

export const ASKED_KINDS: readonly Asked[] = [...SERVICES, ...MUSIC, ...PEOPLE, ...GATHERINGS, ...CHURCHES, ...FACTS];
