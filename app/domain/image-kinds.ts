import { COVER_WIDTHS, type IMAGE_PREFIXES, LOGO_WIDTHS } from "./image-address";

export const IMAGE_KINDS = ["event", "cover", "logo"] as const;
export type ImageKind = (typeof IMAGE_KINDS)[number];

interface KindRules {
  prefix: (typeof IMAGE_PREFIXES)[number];
  /** Pixels, of the variants that are kept. */
  widths: readonly number[];
  /** Width by height, as it is cut. */
  ratio: number;
}

export const IMAGE_KIND_RULES: Record<ImageKind, KindRules> = {
  event: { prefix: "events", widths: COVER_WIDTHS, ratio: 3 / 2 },
  cover: { prefix: "organizers", widths: COVER_WIDTHS, ratio: 3 },
  logo: { prefix: "organizers", widths: LOGO_WIDTHS, ratio: 1 },
};

/** Pixels, of the widest variant that is kept: more are not sent. */
export const keptWidth = (kind: ImageKind): number => Math.max(...IMAGE_KIND_RULES[kind].widths);
