import { remembered } from "~/domain/values";

/**
 * Words that mean the same, as foldText() writes them: any of a line finds the others. A bare word stands anywhere in a
 * word ("gudstenest" in "friluftsgudsteneste"), "^" and "$" mark where one begins and ends ("song" is in
 * "persongruppe"). Words are changed inside compounds too ("kyrkjekonsert"), except whole ones ("^messe$") and English
 * ones ("="); ">" marks what is found by the others and does not find them.
 */
const FAMILIES = `
gudstjenest gudstenest >hoymess >hogmess ^messe$ ^messa$ ^messer$ ^mass$ ^service$ ^services$ =worship
hoymess hogmess
kirke kyrkje ^kirka$ ^kyrkja$ =church =churches
^sang sang$ ^song song$ songen$ =singing
lovsang lovsong =worship
salme =hymn
^mote mote$ motet$ samvaer samver samling =gathering =meeting
kor$ koret$ ^korsang ^korsong ^korov =choir
korps =brass
ungdom =youth =teen
^barn barn$ barna$ ^born born$ borna$ =children =kids
konfirm =confirmation
bonn bonne ^bon$ ^bone =prayer
morgenbonn morgonbon
kveldsbonn kveldsbon
forbonn forebon
konsert concert
sondag sundag =sunday
lordag laurdag =saturday
mandag =monday
tirsdag tysdag =tuesday
onsdag =wednesday
torsdag =thursday
fredag =friday
sondagsskol sundagsskul sondagskol
nattverd altergang =communion =eucharist
andakt =devotion =devotions
bibel =bible
bibelgrupp bibeltim bibelkveld bibelstudi bibelkafe
dap$ dapen$ ^dapsg =baptism
paske =easter
^jul jul$ ^jula$ ^julen$ ^jol$ ^jole ^jola$ =christmas
pinse =pentecost
familie =family =families
smabarn =toddler =toddlers =babies >=babysang >=babytreff >=babykafe >=knottelunsj >=krabbe >=barnehage >=trilletur
leir$ leiren$ ^leir =camp$ =camps$
^kvinne kvinner ^dame =women =ladies
^menn$ ^manns ^mannfolk ^herre
eldretreff =seniors
^skole skole$ ^skule skule$ =school
misjon =mission
baptistkirk baptistkyrkj baptistmenighet baptistkyrkjelyd
metodistkirk metodistkyrkj metodistmenighet metodistkyrkjelyd
pinsekirk pinsekyrkj pinsemenighet pinsekyrkjelyd filadelfia
adventistkirk adventistkyrkj adventistmenighet
frikirk frikyrkj frimenighet
^kaffe ^kafe kafe$ =coffee =cafe
foredrag =lecture
klubb =club
gruppe =group =groups
konferanse stevne$ stemne$ =conference
formiddag fyremiddag
^host$ ^hoste ^haust =autumn
^hjemme ^heime
trosopplaering trusopplaering
hogtid hoytid
folkehogskul folkehoyskol
^uke ^veke
^apen ^apent$ ^apne ^open ^opent$ ^ope$ ^opne
morgen morgon =morning
aften aftan
hverdag kvardag
sommer sommar ^sumar =summer
frokost frukost =breakfast
middag =dinner
^student =students
marked marknad =market
speider speidar =scout =scouts
forening foreining
^voksen ^voksne ^vaksen ^vaksne =adults
omvisning omvising =tour
orgel =organ$
musikk =music
internasjonal =international
vigsel vielse =wedding
^maltid maltid$ =meal
^ovelse ^oving korovels koroving =rehearsal
`;

type Form = ReturnType<typeof formOf>;

const formOf = (marked: string) => {
  const isFound = marked.startsWith(">");
  const written = marked.replace(/^>/, "");
  const begins = /^[\^=]/.test(written);
  const ends = written.endsWith("$");
  const isWhole = written.startsWith("=") || (begins && ends);
  return { text: written.replace(/^[\^=]|\$$/g, ""), begins, ends, isWhole, isFound };
};

const families: Form[][] = FAMILIES.trim()
  .split("\n")
  .map((line) => line.split(" ").map(formOf));

/** Norwegian or English endings of the same word. */
const ENDING = /^(e|a|en|et|er|ar|ene|ane|ne|n|r|s|ens|ets|ers|es)?$/;

const LONGEST_ENDING = 3;

/** A word, and what it is without an ending. */
export const stemsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, LONGEST_ENDING + 1) }, (_, cut) => word.length - cut).flatMap((at) =>
    ENDING.test(word.slice(at)) ? [word.slice(0, at)] : [],
  );

/** Whether a whole word is one of them. */
export const isOfFamily = (word: string): boolean => families.some((family) => family.some((form) => isIn(word, form)));

const LONG = 5;

const MOST_FORMS = 11;

/** Phrases of a word's other spellings; a space marks where a word begins or ends, as in searchText. */
export const otherForms = remembered((word: string): readonly string[] => {
  const found = new Set(families.flatMap((family) => formsIn(word, family)));
  // A compound of two families: "kyrkjesong".
  for (const once of [...found].filter((text) => !text.includes(" ") && text !== word)) {
    for (const twice of families.flatMap((family) => formsIn(once, family))) {
      if (!twice.includes(" ")) found.add(twice);
    }
  }
  found.delete(word);
  return [...found].slice(0, MOST_FORMS);
});

function formsIn(word: string, family: readonly Form[]): string[] {
  const typed = family
    .filter((form) => !form.isFound && isIn(word, form))
    .sort((a, b) => b.text.length - a.text.length)[0];
  if (!typed) return [];
  const at = word.indexOf(typed.text);
  const before = word.slice(0, at);
  const after = word.slice(at + typed.text.length);
  // "Studentar" is found by "student".
  const others = family.filter(({ text }) => text !== typed.text || after !== "");
  if (before === "" && ENDING.test(after)) return others.map(phraseOf);
  const rest = ENDING.test(after) ? "" : after;
  return [...new Set(others.filter(({ isWhole }) => !isWhole).map(({ text }) => before + text + rest))];
}

function isIn(word: string, { text, begins, ends, isWhole }: Form): boolean {
  if (word.startsWith(text) && ENDING.test(word.slice(text.length))) return true;
  if (isWhole) return false;
  if (begins || ends) return begins ? word.startsWith(text) : word.endsWith(text);
  return text.length < LONG ? word.startsWith(text) || word.endsWith(text) : word.includes(text);
}

/** One of the two spaces: with two letters it is a rarer trigram than both with one. */
const phraseOf = ({ text, begins, ends }: Form) => `${begins ? " " : ""}${text}${ends ? " " : ""}`;
