import { capitalised } from "~/domain/text/capitalised";
import { placeAndAddress, TAKES_PLACE } from "../programme/place";
import { BLANK } from "../programme/plain-lines";
import type { SaidWords } from "../programme/said-words";
import { cleanTitle, CUT, MOST_TITLE } from "../programme/title";

/** "På Mosaikk, Storgata 9". */
export const isWhere = (title: string, line: string): boolean =>
  !TAKES_PLACE.test(title) && /(?<!\p{L})(?:på|hos|hjå|at)\s$/iu.test(line.slice(0, Math.max(0, line.indexOf(title))));

const AHEAD_OF_PLACE = "(?:i|på|ved|v/?|fra|frå|ut[ea]nfor|in|at|@)\\s+";

/** What follows the first comma tells more of it; `beside` are the sentences about signing up and the like. */
export function titleAndDescription(said: SaidWords, beside: readonly string[]) {
  const words = uncut(said);
  const [head = "", ...more] = withoutPlace(words.title, words.place).split(BESIDE);
  const title = cleanTitle(head);
  const address = words.place === null ? null : placeAndAddress(`${words.place}, ${more[0] ?? ""}`).address;
  const told = [more.slice(address === null ? 0 : 1).join(", "), words.description ?? "", ...beside]
    .map((part) =>
      part
        .replaceAll(BLANK, " ")
        .replace(/\s+/g, " ")
        .replace(/^[\s,.;:|–-]+|[\s,;:|–-]+$/g, ""),
    )
    .filter(
      (part) =>
        /\p{L}{2}/u.test(part) &&
        !SAYS_NOTHING.test(part) &&
        part.replace(/\.$/, "") !== words.place &&
        !(beside.some((other) => other.includes(part)) && isOneWord(part)),
    );
  const text = told.map(asSentence).join(" ");
  return {
    title: title === "" ? null : { value: title, from: head, doubts: [] },
    /** Beside the place's name: "Betel, Kirkeveien 12". */
    address,
    description: text === "" ? null : { value: text, from: told.join(" … "), doubts: [] },
  };
}

/** Behind a comma, and how one sets out: "Vandring til varden avgang kirketrappa". */
const BESIDE = /,\s+|(?<=\p{L}{3})\s(?=(?:oppmøte|frammøte|avreise|avgang|avgong)\s)/u;

/** A title that was cut stands whole in the description: what follows its first comma is no title. */
function uncut(words: SaidWords): SaidWords {
  const { title, description } = words;
  const comma = description?.search(/,\s/) ?? -1;
  const isCut = title.endsWith(CUT) && description !== null && description.startsWith(title.slice(0, -CUT.length));
  return isCut && comma > 0 && comma <= MOST_TITLE ? { ...words, title: description, description: null } : words;
}

/** What is left of "me byrjar att 12. januar", "og så annenhver søndag". */
const SAYS_NOTHING =
  /^(?:(?:vi|me|så|og|men|det|den|i|på|blir|vert|er|start|oppstart|starter|startar|begynner|byrjar|igjen|att|rett|like|etter)(?:[\s,.]+|$))+$/iu;

/** "Påmelding", where its link was taken out. */
const isOneWord = (text: string) => !/[\s\d]/.test(text);

const asSentence = (text: string) => (/[.!?]$/.test(text) ? capitalised(text) : `${capitalised(text)}.`);

/** The readers leave a place in the middle of a title where it is. */
function withoutPlace(title: string, place: string | null): string {
  if (place === null) return title;
  const name = place.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return title.replace(new RegExp(`\\s*(?<!\\p{L})${AHEAD_OF_PLACE}${name}(?!\\p{L})|^${name}\\s?[:–-]\\s`, "iu"), "");
}
