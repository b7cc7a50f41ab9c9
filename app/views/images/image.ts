import { COVER_MOTIFS, coverVariant } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import { COVER_WIDTHS, SHAPE_NAMES } from "~/domain/images/address";

/** The attributes of an <img>. `srcSet` is missing where one file serves every size. */
export interface ImageView {
  src: string;
  srcSet?: string;
  /** The version for the wide frame at the top of a page, where one was drawn; cropping `src` would cut its arches. */
  wide?: string;
  /** Drawn by us because there is no photo. */
  isGenerated: boolean;
}

/** Returns an uploaded image by its stored address ("/images/events/…"), in all widths. */
export function uploadedImage(url: string, widths: readonly number[] = COVER_WIDTHS): ImageView {
  const at = (width: number) => `${url}?w=${width}`;
  return {
    src: at(widths[Math.min(1, widths.length - 1)]!),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "),
    isGenerated: false,
  };
}

/** Returns a type's generated cover, varied by id: a small static SVG. */
export function generatedCover(type: EventType, id: string): ImageView {
  return { src: `/covers/${type}-${coverVariant(id)}.svg`, isGenerated: true };
}

/** Returns the same for the top of a page. */
export function generatedPageCover(type: EventType, id: string): ImageView {
  return { ...generatedCover(type, id), wide: `/covers/${type}-${coverVariant(id)}-wide.svg` };
}

/** Returns an image for programs that show no SVG: a JPEG of the cover's motif, 1200 × 630. */
export function shareCover(type: EventType, id: string): string {
  return `/covers/${type}-${coverVariant(id) % COVER_MOTIFS}.jpg`;
}

/** Returns the images for search engines: an uploaded one in every shape that they ask for, or the type's generated cover. */
export const searchImages = (url: string | null, type: EventType, id: string): string[] =>
  url ? SHAPE_NAMES.map((shape) => `${url}?shape=${shape}`) : [shareCover(type, id)];
