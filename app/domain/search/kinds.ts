import { EVENT_TYPES } from "~/domain/events/types";
import { wordKey } from "~/domain/plain-words/words";
import { isOneSlip } from "~/domain/text/one-slip";
import { groupsOf, namedIn } from "~/domain/values";
import { typeFacet } from "./facets";
import { isOfFamily, stemsOf } from "./families";
import { namedBy } from "./names";

/** Kinds of gatherings that stand close: where one of a line is not to be had, the others of it are looked for. */
const CLOSE = `
babysang småbarnssang knøttesang krabbesang babytreff småbarnstreff småbarn trilletreff trilletur babykafe knøttetreff barseltreff
søndagsskole sundagsskule barnekirke barnekyrkje barnemøte familiegudstjeneste
barnekor knøttekor minising barnegospel aspirantkor
tårnagenter tårnagent tårnagenthelg lysvåkenhelg lysvåken trosopplæring supersøndag barnemøte
familiegudstjeneste barnegudstjeneste krabbegudstjeneste småbarnsgudstjeneste
ungdomskveld ungdomsklubb ungdomsmøte ungdomstreff tensing ungdomskor ungdomsgruppe
pensjonisttreff pensjonistlag eldretreff formiddagstreff seniortreff seniorkafe formiddagskaffe hyggetreff
bibelgruppe bibeltime bibelkveld bibelkurs bibelstudie bibelstudium bibelundervisning smågruppe husgruppe
bønnemøte bønnestund bønnegruppe bønnekveld bønn
lovsangskveld lovsangsmøte lovsang worship
julekonsert adventskonsert julesang lysmesse
loppemarked loppis basar julemarked bruktmarked marked
julemesse misjonsmesse stormesse vårmesse høstmesse julemarked basar
kveldsmesse kveldsgudstjeneste ungdomsgudstjeneste
lysmesse adventsgudstjeneste adventsmesse roraty
luciamesse luciafeiring luciakonsert luciafest luciatog lucia
krybbevandring julevandring krybbespill julespill
midnattsmesse midnattsgudstjeneste julenattsmesse julenattsgudstjeneste
skriftemål forsoningsgudstjeneste
tilrettelagt utviklingshemming utviklingshemmede utviklingshemma autisme autist
adventsstund adventstund adventssamling adventsfest lysmesse
pinsemenighet pinsekirke misjonskirke baptistmenighet baptistkirke baptist metodistkirke metodistmenighet metodist adventistkirke adventist frelsesarmeen frikirke
norkirke misjonshus bedehus
språkkafe norsktrening
pilegrimsvandring pilegrimstur vandring
strikkekafe strikkegruppe håndarbeidsgruppe
fellesmiddag torsdagsmiddag onsdagsmiddag tirsdagsmiddag middag suppelunsj suppe matutdeling måltid
foredrag temakveld samtalekveld kurs
gospelkonsert gospelkor gospel
messias juleoratorium oratorium requiem rekviem kirkekonsert korkonsert
orgelkonsert orgelmatine orgelmeditasjon kirkekonsert
speider speidermøte speiderleir
leir sommerleir vinterleir familieleir barneleir ungdomsleir konfirmantleir konfirmanthelg konfirmantweekend retreat temahelg bibelhelg
kunstutstilling utstilling
mannsfrokost mannfolkfrokost herrefrokost kvinnefrokost frokost
mannsforum mannskveld mannsgruppe mannstreff mannsfrokost herrefrokost
kvinneforum kvinnekveld kvinnegruppe kvinnetreff damekveld kvinnefrokost
sangkveld songkveld allsang salmekveld lovsangskveld sangstund
alphakurs alfakurs alpha grunnkurs
sorggruppe samtalegruppe gravferd begravelse bisettelse minnegudstjeneste
alkoholikere selvhjelpsgruppe samtalegruppe
korøvelse korøving kor sangforening sanglag songlag
pinsestevne pinsestemne bibelhelg konferanse stevne stemne sommerstevne
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** Its first part says it: "barneaktiviteter". */
const ANYTHING = "anything";

/** What a compound is, and what it ends with but for endings of its own. */
const LAST = namedIn(`
konsert: konsert; gudstjeneste: gudstjenest, gudstenest, mess; bønn: bonn; kor: kor; sang: sang, song;
treff: treff, klubb, samling, kveld; møte: mote, motet; leir: leir; kafe: kafe, kaffe; marked: marked, marknad; basar: basar;
speider: speider, speidar; forening: forening, foreining, lag; stund: stund; helg: helg; uke: uke, veke; gruppe: grupp; foredrag: foredrag; kurs: kurs;
konferanse: festival, stevn, konferans; fest: fest; tur: tur; vandring: vandring;
anything: aktivitet, tilbud, tilbod, arrangement, opplegg, program; middag: middag, lunsj, frokost, maltid, bord
`);

const MEETINGS = ["treff", "klubb", "samling", "kveld"];
/** Their first parts say more. */
const GROUPS = new Set([...MEETINGS, "møte", "gruppe", "forening"]);
const SAYS_LITTLE = new Set([...GROUPS, "stund", "uke", "helg"]);
/** "Hyggetreff" tells not for whom a "hyggekveld" is. */
const SHORTEST_SAYING = 5;

const CLOSE_TO = new Map<string, string[][]>();
for (const line of CLOSE)
  for (const stem of new Set(line.map((word) => wordKey(word).replace(/e$/, ""))))
    CLOSE_TO.set(stem, [...(CLOSE_TO.get(stem) ?? []), line]);

const closeTo = (key: string): string[][] => stemsOf(key).flatMap((stem) => CLOSE_TO.get(stem) ?? []);

const SHORTEST_FIRST = 3;

/** "Orgelkonsert": "orgel" and "konsert"; null of what is no compound of a known kind. */
function compoundOf(key: string): { before: string; first: string; kind: string } | null {
  if (key.includes(" ")) return null;
  for (const stem of stemsOf(key)) {
    const [ending, kind = ""] =
      LAST.find(([last]) => stem.endsWith(last) && stem.length >= last.length + SHORTEST_FIRST) ?? [];
    if (ending === undefined) continue;
    const before = stem.slice(0, -ending.length);
    return { before, first: before.replace(/(?<=...)(?:s|e)$/, ""), kind };
  }
  return null;
}

/** By what stands before a part that says little: "bibel-", "håndarbeids-". */
const CLOSE_BY_FIRST = groupsOf(
  CLOSE.flatMap((line) =>
    line.flatMap((word) => {
      const { first = "", kind = "" } = compoundOf(wordKey(word)) ?? {};
      return GROUPS.has(kind) && first.length >= SHORTEST_SAYING ? [{ first, line }] : [];
    }),
  ),
  ({ first }) => first,
);

/** A kind of gathering by its own name, in the tables. */
export const isNamedKind = (key: string): boolean => namedBy(key).length > 0 || closeTo(key).length > 0;

/** Whether a word tells what kind of gathering is asked for. */
export const isKind = (key: string): boolean => isNamedKind(key) || isOfFamily(key) || compoundOf(key) !== null;

/** For whom, in which language or on what terms. */
const NO_GATHERING = new Set(
  "barn born ungdom voksn vaksn kvinn dam menn mannfolk familie elev student småbarn pensjonist senior eldr konfirmant children kids women men adults families teen teens youth"
    .split(" ")
    .concat(closeTo("frikirke").flat(), closeTo("tilrettelagt").flat(), "frelsesarme", "kaffe")
    .map(wordKey),
);

const isFor = (key: string): boolean => stemsOf(key).some((stem) => NO_GATHERING.has(stem));

/** Whether a word tells what takes place. */
export const isGathering = (key: string): boolean =>
  isKind(key) && !isFor(key) && !(namedBy(key).length > 0 && namedBy(key).every((token) => !TYPE_TOKENS.has(token)));

/** What stands before a part that says little. */
const saysMore = (first: string): boolean => isFor(first) || isKind(first) || LAST.some(([last]) => last === first);

/** Whatever it is that takes place: "treff", "informasjonsmøte". */
export const isVague = (key: string): boolean => {
  const { first = "", kind = "" } = isNamedKind(key) ? {} : (compoundOf(key) ?? {});
  return IS_VAGUE.test(key) || (SAYS_LITTLE.has(kind) && !saysMore(first));
};
const IS_VAGUE = /^(?:samling|treff|gruppe?|kveld|gathering|group|meetup)(?:e[rnt]|ar|ene|ane|a|s)?$/;

const TYPE_TOKENS = new Set(EVENT_TYPES.map(typeFacet));

const SHORTEST_STEM = 5;

/** Another form of the word may be what is written. */
function stemOf(key: string): string | null {
  const stem = key.replace(/(?:ene|ane|ing|er|ar|en|et|es|s|a)$/, "");
  const isForm = stem !== key && stem.length >= SHORTEST_STEM && !key.includes(" ");
  return isForm && namedBy(key).length === 0 ? stem : null;
}

/** What may be looked for instead of a word: of each list one must be found. */
export interface Sibling {
  /** Another form of it or its parts; what stands close to it; whatever is of the part that says what it is. */
  is: "same" | "close" | "last";
  kind: string;
  anyOf: string[][];
}

/** The closest first. */
export function siblingsOf(word: string): Sibling[] {
  const key = wordKey(word);
  const [stem, compound] = [stemOf(key), compoundOf(key)];
  const own = closeTo(key);
  const ofFirst = compound && SAYS_LITTLE.has(compound.kind) ? CLOSE_BY_FIRST.get(compound.first) : undefined;
  const lines = own.length > 0 ? own : (ofFirst ?? []).map(({ line }) => line);
  const others = [...new Set(lines.flat())].filter((other) => !NO_GATHERING.has(wordKey(other)) || isFor(key));
  const named = others.filter((other) => wordKey(other) !== key).slice(0, 3);
  const close: Sibling[] = [];
  if (stem) close.push({ is: "same", kind: `${stem}…`, anyOf: [[stem]] });
  if (others.length > 0) close.push({ is: "close", kind: named.join(", "), anyOf: [others] });
  // "Julemesse" ends as another kind does.
  if (!compound || (compound.kind === "gudstjeneste" && others.includes("basar"))) return close;
  const { before, first, kind } = compound;
  const kinds = MEETINGS.includes(kind) ? MEETINGS : [kind];
  const said = word
    .slice(0, before.length)
    .toLowerCase()
    .replace(/(?<=...)s$|(?<=barn)e$/, "");
  if (kind === ANYTHING) return [{ is: "same", kind: said, anyOf: [[first]] }, ...close];
  const parts: Sibling = {
    is: namedBy(first).length > 0 ? "same" : "close",
    kind: `${said}, ${kind}`,
    anyOf: [[first], kinds],
  };
  // Of "turgruppe" and "pensjonistforening" the first part says more.
  const [left, leftOf] = SAYS_LITTLE.has(kind) && saysMore(first) ? [said, [first]] : [kinds.join(", "), kinds];
  return [
    ...(parts.is === "same" ? [parts, ...close] : [...close, parts]),
    { is: "last", kind: left, anyOf: [leftOf] },
  ];
}

const SHORTEST_SLIP = 6;

const LONG = 9;

const LETTERS_WAYS = 2;

/** As written; with d and t as one ("gutsjeneste"); of a long word its consonants ("gudtjensete"). */
const waysOf = (key: string): string[] => [
  key,
  key.replaceAll("d", "t"),
  key.length < LONG ? "" : key.replace(/[aeiouy]/g, ""),
];

const KNOWN_WORDS = [
  ...new Set([
    ..."konfirmanter konsert gudstjeneste gudsteneste konferanse ungdom nattverd høymesse kirkekaffe".split(" "),
    ..."rullestol teleslynge tegnspråk".split(" "),
    ...CLOSE.flat(),
  ]),
]
  .filter((word) => word.length >= SHORTEST_SLIP)
  .map((word) => ({ word, ways: waysOf(wordKey(word)) }));

/** The word of a kind that is one slip away. */
export const kindMeant = (key: string): string | null => {
  const { first } = compoundOf(key) ?? {};
  if (first !== undefined && saysMore(first)) return null;
  const stems = stemsOf(key).filter((stem) => stem.length >= SHORTEST_SLIP);
  const typed = stems.map(waysOf);
  // "Konfirmanter" is no camp; "julkonsrt" has all that is heard of a concert.
  const isLoose = !isOfFamily(key);
  const isMeant = (ways: readonly string[]) =>
    typed.some((some) =>
      some.some((way, nth) => {
        const other = ways[nth] ?? "";
        const isHeard = nth === LETTERS_WAYS && way === other;
        return way !== "" && (isHeard || ((isLoose || nth < LETTERS_WAYS) && isOneSlip(way, other)));
      }),
    );
  return KNOWN_WORDS.find(({ ways }) => isMeant(ways))?.word ?? null;
};
