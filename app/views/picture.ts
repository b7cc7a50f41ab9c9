import { COVER_VARIANTS, coverVariant } from "~/domain/event-display";
import type { EventType } from "~/domain/event-types";

/** What an <img> needs. `srcSet` is missing where one file serves every size. */
export interface Picture {
  src: string;
  srcSet?: string;
  /** Drawn by us because there is no photograph. */
  isGenerated: boolean;
}

/** Widths, in pixels, that every uploaded picture is kept in (logos only in the first two). */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTHS = [96, 192] as const;

/** An uploaded picture by its stored address ("/images/events/…"), in all its widths. */
export function uploadedPicture(url: string, widths: readonly number[] = COVER_WIDTHS): Picture {
  const at = (width: number) => `${url}?w=${width}`;
  return { src: at(widths[Math.min(1, widths.length - 1)]!), srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "), isGenerated: false };
}

/** The generated cover of a type, varied by an id: a small static SVG. */
export function generatedCover(type: EventType, id: string): Picture {
  return { src: `/covers/${type}-${coverVariant(id)}.svg`, isGenerated: true };
}

/** A picture for share cards, 1200 × 630, always a JPEG. */
export function shareCover(type: EventType, id: string): string {
  return `/covers/${type}-${coverVariant(id) % COVER_VARIANTS}.jpg`;
}
