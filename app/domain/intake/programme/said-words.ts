import { capitalised } from "~/domain/text/capitalised";

export interface SaidWords {
  title: string;
  place: string | null;
  description: string | null;
  /** What it is called where no title is found: "vi synger julen inn". */
  otherwise?: string;
  /** Of the title, from 1; the event's own where it is left out. */
  line?: number | undefined;
  placeLine?: number | undefined;
  /** The place is the only one that the text names. */
  isPlaceOfAll?: boolean;
  /** The title stands in a line of its own that may be about something else. */
  isApart?: boolean;
  /** What stands below the days may be their titles as well. */
  isEither?: boolean;
  /** Where in the title begins what stands behind its time: "Seniortreff, foredrag". */
  behind?: number;
  /** With that, which may say a time too. */
  whole?: string;
  /** "Samme som sist": as what stands above it. */
  isAsAbove?: boolean | undefined;
  /** Its title is what the heading says of all. */
  isOfHeading?: boolean | undefined;
  /** Of a rhythm: "ikke i skolens ferier". */
  leavesDaysOut?: boolean;
}

export const NO_WORDS: SaidWords = { title: "", place: null, description: null };

export type PlaceSaid = Pick<SaidWords, "place" | "placeLine">;

export function onLine(said: SaidWords, line: number, beside: readonly string[] = []): SaidWords {
  const { title, behind = title.length, description, ...words } = said;
  const more = capitalised(title.slice(behind).replace(/^,\s/, ""));
  const cut = { title: title.slice(0, behind), whole: title, ...described(more, description, ...beside) };
  return { ...words, ...cut, line, placeLine: line };
}

/** Words behind a sentence's end are no title where one stands above. */
export const tellingMore = (words: SaidWords): SaidWords => ({
  ...words,
  title: "",
  ...described(words.title, words.description),
});

export const described = (...parts: readonly (string | null | undefined)[]): Pick<SaidWords, "description"> => ({
  description:
    parts
      .filter(Boolean)
      .reduce((all, part) => (all ? `${all}${/[.!?]$/.test(all) ? "" : "."} ${part}` : part), null) ?? null,
});

/** With the place of others, where it has none. */
export const placedBy = (words: SaidWords, other: PlaceSaid | null): SaidWords =>
  words.place !== null || !other ? words : { ...words, place: other.place, placeLine: other.placeLine };

/** At the place of others, where they have one. */
export const onlyPlaced = (words: SaidWords, { place, placeLine }: SaidWords): SaidWords =>
  placedBy({ ...words, place, placeLine }, words);
