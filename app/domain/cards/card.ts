import type { EventType } from "~/domain/events/types";

/** Pixels: for links, for Instagram's feed, for stories. */
export const CARD_SIZES = {
  link: { width: 1200, height: 630 },
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const;

export type CardSize = keyof typeof CARD_SIZES;

export const CARD_SIZE_NAMES = Object.keys(CARD_SIZES) as [CardSize, ...CardSize[]];

/** Grows whenever cards are to be drawn again: those with a picture of their own, and those with a cover. */
export const CARD_LOOK = { picture: 1, cover: 2 };

export interface Card {
  /** Decides its colours and, without a picture, its cover. */
  type: EventType;
  /** Which of the type's covers stands in for a picture. */
  cover: number;
  title: string;
  /** "Konsert"; of an organizer "Arrangør". */
  kind: string | null;
  state: string | null;
  isOff: boolean;
  /** "fredag 20. november 2026"; null for an organizer. */
  day: string | null;
  /** "kl. 18:00 – 19:30". */
  hours: string | null;
  place: string | null;
  organizer: string | null;
  picture: string | null;
  logo: string | null;
}

export interface DrawnCard extends Omit<Card, "cover" | "picture" | "logo"> {
  size: CardSize;
  /** Its own, or its cover. */
  picture: Uint8Array;
  logo: Uint8Array | null;
}

/** The cards' fonts have Latin, Cyrillic and Greek. */
const FOREIGN_LETTER = /(?!\p{Script=Latin}|\p{Script=Cyrillic}|\p{Script=Greek})\p{L}/u;
const PICTOGRAPHS =
  /[\p{Extended_Pictographic}\p{Regional_Indicator}\p{Emoji_Modifier}\u{FE0E}\u{FE0F}\u{200D}\u{20E3}\u{E0020}-\u{E007F}]/gu;
const TEXT_SIGNS = /^[©®™‼⁉↔↕]$/u;

/** Leaves out emoji, which the cards have no font for; makes spaces single. */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(PICTOGRAPHS, (sign) => (TEXT_SIGNS.test(sign) ? sign : " "))
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/ ([,.!?:;])/g, "$1")
    // A dash stands at the end of a line, not at the beginning of the next.
    .replace(/ ([–—-]) /g, "\u00a0$1 ")
    .trim();

export const canBeDrawn = ({ title, place, organizer }: Pick<Card, "title" | "place" | "organizer">): boolean =>
  drawable(title) !== "" && ![title, place ?? "", organizer ?? ""].some((text) => FOREIGN_LETTER.test(text));
