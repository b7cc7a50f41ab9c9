import type { EventType } from "~/domain/events/types";

/** The sizes of a card, in pixels: for links, for Instagram's feed, and for stories. */
export const CARD_SIZES = {
  link: { width: 1200, height: 630 },
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;

export type CardSize = keyof typeof CARD_SIZES;

export const CARD_SIZE_NAMES = Object.keys(CARD_SIZES) as [CardSize, ...CardSize[]];

/** Grows whenever cards are to look different: then every card is drawn again. */
export const CARD_LOOK = 1;

/** Everything that a card shows, as finished texts in one language; pictures by their stored addresses. */
export interface Card {
  /** Decides its colours and, without a picture, its cover. */
  type: EventType;
  /** Which of the type's covers stands in for a picture. */
  cover: number;
  title: string;
  /** "Konsert"; of an organizer "Arrangør"; null where it says nothing. */
  kind: string | null;
  /** "Avlyst": what is otherwise than planned; null where nothing is. */
  state: string | null;
  /** Whether anybody should come. */
  isOff: boolean;
  /** "fredag 20. november 2026"; null for an organizer. */
  day: string | null;
  /** "kl. 18:00 – 19:30". */
  hours: string | null;
  place: string | null;
  /** Who arranges it; null for an organizer, which is the title. */
  organizer: string | null;
  picture: string | null;
  logo: string | null;
}

/** A card with its pictures' bytes, as the Worker that draws gets it. */
export interface DrawnCard extends Omit<Card, "picture" | "logo"> {
  size: CardSize;
  picture: Uint8Array | null;
  logo: Uint8Array | null;
}

/** Scripts that the fonts of the cards have letters of. */
const FOREIGN_LETTER = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})\p{L}/u;
const PICTOGRAPHS =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{200D}\u{20E3}\u{E0020}-\u{E007F}]/gu;
/** Signs that are text although emoji exist of them. */
const TEXT_SIGNS = /^[©®™‼⁉↔↕]$/u;

/**
 * Returns the text without emoji, which the cards have no font for; a text of nothing else is returned empty. Spaces
 * are made single.
 */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(PICTOGRAPHS, (sign) => (TEXT_SIGNS.test(sign) ? sign : " "))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/ ([,.!?:;])/g, "$1")
    // A dash stands at the end of a line, not at the beginning of the next.
    .replace(/ ([–—-]) /g, "\u00a0$1 ")
    .trim();

/** Returns whether a card can be drawn: its title has letters, all of them in scripts that there are fonts for. */
export const canBeDrawn = ({ title, place, organizer }: Pick<Card, "title" | "place" | "organizer">): boolean =>
  drawable(title) !== "" && ![title, place ?? "", organizer ?? ""].some((text) => FOREIGN_LETTER.test(text));
