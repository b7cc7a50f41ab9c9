import { keyOf } from "~/domain/plain-words/words";
import { isOneSlip } from "~/domain/search/slips";
import { ENDING, isOfFamily } from "./families";
import { namedBy } from "./names";

/** Kinds of gatherings that stand close: where one of a line is not to be had, the others of it are looked for. */
const CLOSE = `
babysang småbarnssang knøttesang babytreff småbarnstreff småbarn trilletreff trilletur babykafe knøttetreff barseltreff
søndagsskole sundagsskule barnekirke barnekyrkje barnemøte familiegudstjeneste
barnekor knøttekor minising barnegospel aspirantkor
familiegudstjeneste barnegudstjeneste krabbegudstjeneste småbarnsgudstjeneste
ungdomskveld ungdomsklubb ungdomsmøte ungdomstreff tensing ungdomskor ungdomsgruppe
pensjonisttreff pensjonistlag eldretreff formiddagstreff seniortreff seniorkafe formiddagskaffe hyggetreff eldre
bibelgruppe bibeltime bibelkveld bibelstudium smågruppe husgruppe
bønnemøte bønnestund bønnegruppe bønn
lovsangskveld lovsangsmøte lovsang worship
julekonsert adventskonsert julesang lysmesse
loppemarked basar julemarked bruktmarked marked
kveldsmesse kveldsgudstjeneste ungdomsgudstjeneste
lysmesse adventsgudstjeneste
pinsemenighet pinsekirke misjonskirke baptistmenighet baptistkirke metodistkirke frelsesarmeen frikirke
språkkafe norsktrening
pilegrimsvandring pilegrimstur vandring
strikkekafe strikkegruppe håndarbeidsgruppe
fellesmiddag torsdagsmiddag onsdagsmiddag tirsdagsmiddag middag suppelunsj
foredrag temakveld samtalekveld
gospelkonsert gospelkor gospel
speider speidermøte speiderleir
`
  .trim()
  .split("\n")
  .map((line) => line.split(" "));

/** By what a compound ends with: what it is. */
const LAST: readonly [endings: string, kind: string][] = [
  ["konsert konserter konserten konsertar", "konsert"],
  ["gudstjeneste gudstjenester gudstjenesten gudsteneste gudstenester messe messer messa messen", "gudstjeneste"],
  ["bonn bonnen", "bønn"],
  ["kor koret", "kor"],
  ["sang sangen song", "sang"],
  ["treff treffet klubb klubben samling samlingen kveld kvelden", "treff"],
  ["mote motet moter", "møte"],
  ["leir leiren leirer", "leir"],
  ["kafe kafeen kaffe", "kafe"],
  ["marked markedet marknad basar basaren", "marked"],
  ["foredrag foredraget kurs kurset", "foredrag"],
  ["festival festivalen stevne stevnet konferanse konferansen", "konferanse"],
  ["fest festen", "fest"],
  ["tur turen vandring", "tur"],
  ["middag middagen lunsj frokost", "middag"],
];

const CLOSE_KEYS = CLOSE.map((line) => line.map((word) => ({ word, key: keyOf(word) })));

const isForm = (key: string, of: string): boolean =>
  key.startsWith(of.replace(/e$/, "")) && ENDING.test(key.slice(of.replace(/e$/, "").length));

const closeTo = (key: string) => CLOSE_KEYS.filter((line) => line.some((one) => isForm(key, one.key)));

const SHORTEST_FIRST = 3;

/** "Orgelkonsert": "orgel" and "konsert"; null of what is no compound of a known kind. */
export function compoundOf(key: string): { first: string; kind: string } | null {
  for (const [endings, kind] of LAST) {
    const ending = endings.split(" ").find((last) => key.endsWith(last) && key.length >= last.length + SHORTEST_FIRST);
    if (ending !== undefined) return { first: key.slice(0, -ending.length).replace(/(?<=..)(?:s|e)$/, ""), kind };
  }
  return null;
}

/** Whether a word tells what kind of gathering is asked for. */
export const isKind = (key: string): boolean =>
  namedBy(key).length > 0 || isOfFamily(key) || closeTo(key).length > 0 || compoundOf(key) !== null;

/** What may stand for a word: lists of words, any of each must be found; the closest first. */
export function siblingsOf(word: string): { kind: string; anyOf: string[][] }[] {
  const key = keyOf(word);
  const compound = compoundOf(key);
  const others = [...new Set(closeTo(key).flatMap((line) => line.map((one) => one.word)))];
  return [
    ...(compound && isOfFamily(compound.first)
      ? [{ kind: `${compound.kind}, ${compound.first}`, anyOf: [[compound.kind], [compound.first]] }]
      : []),
    ...(others.length > 0
      ? [
          {
            kind: others
              .filter((other) => keyOf(other) !== key)
              .slice(0, 3)
              .join(", "),
            anyOf: [others],
          },
        ]
      : []),
    ...(compound ? [{ kind: compound.kind, anyOf: [[compound.kind]] }] : []),
  ];
}

const SHORTEST_SLIP = 6;

const KNOWN_WORDS = [
  ...new Set([
    ...CLOSE.flat(),
    ..."konsert gudstjeneste gudsteneste konferanse ungdom barnekor nattverd høymesse".split(" "),
  ]),
].filter((word) => word.length >= SHORTEST_SLIP);

/** The word of a kind that is one slip away. */
export const kindMeant = (key: string): string | null =>
  key.length < SHORTEST_SLIP ? null : (KNOWN_WORDS.find((word) => isOneSlip(key, keyOf(word))) ?? null);
