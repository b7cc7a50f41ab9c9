import { coverVariant } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import { COVER_WIDTHS } from "~/domain/images/address";

/** What an <img> needs. `srcSet` is missing where one file serves every size. */
export interface ImageView {
  src: string;
  srcSet?: string;
  /** The same in the wide frame on top of a page, where it was drawn for that: cut from `src` it would lose its arches. */
  wide?: string;
  /** Drawn by us because there is no photograph. */
  isGenerated: boolean;
}

/** An uploaded picture by its stored address ("/images/events/…"), in all its widths. */
export function uploadedPicture(url: string, widths: readonly number[] = COVER_WIDTHS): ImageView {
  const at = (width: number) => `${url}?w=${width}`;
  return {
    src: at(widths[Math.min(1, widths.length - 1)]!),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "),
    isGenerated: false,
  };
}

/** The generated cover of a type, varied by an id: a small static SVG. */
export function generatedCover(type: EventType, id: string): ImageView {
  return { src: `/covers/${type}-${coverVariant(id)}.svg`, isGenerated: true };
}

/** The same for the top of a page. */
export function generatedPageCover(type: EventType, id: string): ImageView {
  return { ...generatedCover(type, id), wide: `/covers/${type}-${coverVariant(id)}-wide.svg` };
}

/** A picture for share cards, 1200 × 630, always a JPEG. */
export function shareCover(type: EventType, id: string): string {
  return `/covers/${type}-${coverVariant(id)}.jpg`;
}
