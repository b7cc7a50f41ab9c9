/**
 * Words that mean the same in bokmål, nynorsk and English, as foldText() writes them: any of a line finds what any other
 * of it would. A bare word stands anywhere in a word ("gudstenest" in "friluftsgudsteneste"). "^" is where a word begins
 * and "$" where it ends: short words are also parts of others that mean something else ("song" of "persongruppe"). A
 * line's words are changed inside compounds too ("kyrkjekonsert"), except those that are whole words ("^messe$" is no
 * "julemesse") and English ones ("=").
 */
const FAMILIES = `
gudstjenest gudstenest hoymess hogmess ^messe$ ^messa$ ^messer$ ^mass$ ^service$ ^services$ =worship
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
sondagsskol sundagsskul
nattverd altergang =communion =eucharist
andakt =devotion =devotions
bibel =bible
dap$ dapen$ ^dapsg =baptism
paske =easter
^jul jul$ ^jol$ ^jole =christmas
pinse =pentecost
familie =family =families
leir$ leiren$ ^leir =camp
^kvinne kvinner =women =ladies
^menn$ ^manns =men
eldretreff =seniors
^skole skole$ ^skule skule$ =school
misjon =mission
^kaffe ^kafe kafe$ =coffee =cafe
foredrag =lecture
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
marked marknad =market
speider speidar =scout =scouts
forening foreining
^voksen ^voksne ^vaksen ^vaksne =adults
omvisning omvising =tour
^ovelse ^oving korovels koroving =rehearsal
`;

/** What is typed in two words and means one thing: the word it is searched for by. */
const PAIRS: Readonly<Record<string, string>> = {
  "church service": "gudstjeneste",
  "church services": "gudstjeneste",
  "sunday service": "gudstjeneste",
  "worship service": "gudstjeneste",
  "holy mass": "messe",
  "holy communion": "nattverd",
  "sunday school": "sondagsskole",
  "prayer meeting": "bonnemote",
  "youth club": "ungdomsklubb",
  "youth group": "ungdomsgruppe",
  "bible study": "bibelgruppe",
  "childrens choir": "barnekor",
  "brass band": "korps",
};

/** A way to write a word, and where in a word it may stand. */
interface Form {
  text: string;
  begins: boolean;
  ends: boolean;
  /** Never part of a compound. */
  isWhole: boolean;
}

const formOf = (written: string): Form => {
  const begins = /^[\^=]/.test(written);
  const ends = written.endsWith("$");
  const isWhole = written.startsWith("=") || (begins && ends);
  return { text: written.replace(/^[\^=]|\$$/g, ""), begins, ends, isWhole };
};

const families: Form[][] = FAMILIES.trim()
  .split("\n")
  .map((line) => line.split(" ").map(formOf));

/** What a Norwegian or English word may end with and still be the same word. */
const ENDING = /^(e|a|en|et|er|ar|ene|ane|n|r|s|ens|ets|ers|es)?$/;

/** A shorter form counts only at an end of a word. */
const LONG = 5;

/** The most other ways to write one word that are searched for. */
const MOST_FORMS = 11;

/**
 * Returns phrases that find a folded word's other ways to be written, without the word itself. As in the index, a space
 * before or after stands for where a word begins or ends (see searchText).
 */
export function otherForms(word: string): string[] {
  const found = new Set(families.flatMap((family) => formsIn(word, family)));
  // A compound of two families: "kyrkjesong".
  for (const once of [...found].filter((text) => !text.includes(" ") && text !== word)) {
    for (const twice of families.flatMap((family) => formsIn(once, family))) {
      if (!twice.includes(" ")) found.add(twice);
    }
  }
  found.delete(word);
  return [...found].slice(0, MOST_FORMS);
}

function formsIn(word: string, family: readonly Form[]): string[] {
  const typed = family.filter((form) => isIn(word, form)).sort((a, b) => b.text.length - a.text.length)[0];
  if (!typed) return [];
  const at = word.indexOf(typed.text);
  const before = word.slice(0, at);
  const after = word.slice(at + typed.text.length);
  const others = family.filter(({ text }) => text !== typed.text);
  if (before === "" && ENDING.test(after)) return others.map(phraseOf);
  const rest = ENDING.test(after) ? "" : after;
  return [...new Set(others.filter(({ isWhole }) => !isWhole).map(({ text }) => before + text + rest))];
}

function isIn(word: string, { text, isWhole }: Form): boolean {
  if (word.startsWith(text) && ENDING.test(word.slice(text.length))) return true;
  if (isWhole) return false;
  return text.length < LONG ? word.startsWith(text) || word.endsWith(text) : word.includes(text);
}

/** One of the two spaces is enough: that with the first two letters is a rarer trigram than both with the first. */
const phraseOf = ({ text, begins, ends }: Form) => `${begins ? " " : ""}${text}${ends ? " " : ""}`;

/** A word to search for; `pair` is the phrase of the two typed words that it stands for. */
interface MeantWord {
  word: string;
  pair: string | null;
}

/** Returns folded words, each two that mean one thing as one. */
export function joinPairs(words: readonly string[]): MeantWord[] {
  const joined: MeantWord[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const next = words[at + 1] ?? "";
    const meant = PAIRS[`${word} ${next}`];
    joined.push(meant === undefined ? { word, pair: null } : { word: meant, pair: ` ${word}  ${next}` });
    if (meant !== undefined) at++;
  }
  return joined;
}
