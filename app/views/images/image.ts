import { coverMotif, coverVariant } from "~/domain/events/display";
import type { EventType } from "~/domain/events/types";
import { COVER_WIDTHS, IMAGE_SHAPES, SEARCH_SHAPES } from "~/domain/images/address";

/** `srcSet` is missing where one file serves every size. */
export interface ImageView {
  src: string;
  srcSet?: string | undefined;
  /** For the wide frame at the top of a page; cropping `src` would cut its arches. */
  wide?: string | undefined;
  /** For want of a photo. */
  isGenerated: boolean;
  /** What it shows, as its organizer says. */
  alt?: string | null | undefined;
  /** Pixels of one that is shown whole, because its shape is its own: a poster. `href`: it alone, as large as it is. */
  whole?: { width: number; height: number; href: string } | null | undefined;
}

/** `url`: "/images/events/…"; in all widths. */
export function uploadedImage(url: string, widths: readonly number[] = COVER_WIDTHS): ImageView {
  const at = (width: number) => `${url}?w=${width}`;
  const [narrowest = 0, usual = narrowest] = widths;
  return {
    src: at(usual),
    srcSet: widths.map((width) => `${at(width)} ${width}w`).join(", "),
    isGenerated: false,
  };
}

/** For lists: a row's square, or as wide as a card. */
export function listedImage(url: string): ImageView {
  const [narrow, wide] = COVER_WIDTHS;
  const image = uploadedImage(url, [narrow, wide]);
  return { ...image, srcSet: `${url}?shape=row ${IMAGE_SHAPES.row.width}w, ${image.srcSet}` };
}

/** A static SVG, varied by id; others of it by `step`. */
export function generatedCover(type: EventType, id: string, step = 0): ImageView {
  return { src: `/covers/${type}-${coverVariant(id, step)}.svg`, isGenerated: true };
}

export function generatedPageCover(type: EventType, id: string): ImageView {
  return { ...generatedCover(type, id), wide: `/covers/${type}-${coverVariant(id)}-wide.svg` };
}

/** A JPEG, for programs that show no SVG. */
export const shareCover = (type: EventType, id: string): string => coverMotif(type, coverVariant(id));

/** An uploaded image in every shape that search engines ask for, or the type's cover. */
export const searchImages = (url: string | null, type: EventType, id: string): string[] =>
  url ? SEARCH_SHAPES.map((shape) => `${url}?shape=${shape}`) : [shareCover(type, id)];
