import { refuse, type Result, succeed } from "~/domain/result";
import { COVER_WIDTHS, type IMAGE_PREFIXES, LOGO_WIDTHS } from "./address";
import {
  avifDimensions,
  type Dimensions,
  findText,
  hasText,
  isAvif,
  isHeic,
  isJpeg,
  isPng,
  isWebp,
  jpegDimensions,
  pngDimensions,
  webpDimensions,
} from "./headers";

export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** A small file can unfold to gigabytes: what is larger is refused before anybody unfolds it. */
const IMAGE_MAX_PIXELS = 40_000_000;

/** Phones take photographs of 200 megapixels. The browser unfolds those, and only those, to a smaller picture. */
const PHOTOGRAPH_MAX_PIXELS = 210_000_000;

/** Everything that may be wrong with a picture: keys of the texts in app/i18n/images.ts. */
export const IMAGE_PROBLEMS = [
  "tooLarge",
  "tooManyPixels",
  "svg",
  "gif",
  "heic",
  "notAnImage",
  "polyglot",
  "broken",
  "expired",
  "tooMany",
  "failed",
] as const;
export type ImageProblem = (typeof IMAGE_PROBLEMS)[number];

type ImageType = "jpeg" | "png" | "webp" | "avif";

interface ImageHead extends Dimensions {
  type: ImageType;
}

/** What a file is, by its content: its name and what its sender says of it count for nothing. */
export function readImageHead(bytes: Uint8Array): Result<ImageHead, ImageProblem> {
  if (bytes.length > IMAGE_MAX_BYTES) return refuse("tooLarge");
  const format = FORMATS.find(({ is }) => is(bytes));
  if (!format) return refuse(whatElse(bytes));
  if (isPolyglot(bytes)) return refuse("polyglot");
  const dimensions = format.dimensions(bytes);
  if (!dimensions || dimensions.width === 0 || dimensions.height === 0) return refuse("broken");
  if (dimensions.width * dimensions.height > IMAGE_MAX_PIXELS) return refuse("tooManyPixels");
  return succeed({ type: format.type, ...dimensions });
}

/**
 * What a chosen file is refused for before the browser tries to read it: an old phone would give up over a flood of
 * pixels, and take the form along. The file's size is nothing to refuse it for: the browser makes a smaller picture of
 * it. HEIC is not either: some browsers can read it.
 */
export function choiceProblem(bytes: Uint8Array): ImageProblem | null {
  const isKnown = FORMATS.some(({ is }) => is(bytes));
  const problem = isKnown ? null : whatElse(bytes);
  if (problem !== null && problem !== "heic") return problem;
  return pixelsOf(bytes) > (isJpeg(bytes) || problem === "heic" ? PHOTOGRAPH_MAX_PIXELS : IMAGE_MAX_PIXELS)
    ? "tooManyPixels"
    : null;
}

/** Whether a chosen photograph has more pixels than a phone should keep unfolded. */
export const isHuge = (bytes: Uint8Array): boolean => pixelsOf(bytes) > IMAGE_MAX_PIXELS;

/** As the file announces them; 0 where it does not. */
function pixelsOf(bytes: Uint8Array): number {
  const format = FORMATS.find(({ is }) => is(bytes));
  const dimensions = format ? format.dimensions(bytes) : isHeic(bytes) ? avifDimensions(bytes) : null;
  return dimensions ? dimensions.width * dimensions.height : 0;
}

/** What is wrong with a chosen file that the browser could not read; null where the server may still know it. */
export function unreadProblem(bytes: Uint8Array): ImageProblem | null {
  if (!isAvif(bytes) && isHeic(bytes)) return "heic";
  if (isHuge(bytes)) return "tooManyPixels";
  const head = readImageHead(bytes);
  return head.ok ? null : head.problem;
}

interface Format {
  type: ImageType;
  is: (bytes: Uint8Array) => boolean;
  dimensions: (bytes: Uint8Array) => Dimensions | null;
}

const FORMATS: Format[] = [
  { type: "jpeg", is: isJpeg, dimensions: jpegDimensions },
  { type: "png", is: isPng, dimensions: pngDimensions },
  { type: "webp", is: isWebp, dimensions: webpDimensions },
  { type: "avif", is: isAvif, dimensions: avifDimensions },
];

const SVG_HEAD_BYTES = 4096;

function whatElse(bytes: Uint8Array): ImageProblem {
  if (hasText(bytes, 0, "GIF8")) return "gif";
  if (isHeic(bytes)) return "heic";
  const head = new TextDecoder().decode(bytes.subarray(0, SVG_HEAD_BYTES));
  return /<svg[\s>]/i.test(head) ? "svg" : "notAnImage";
}

/** How other kinds of file that browsers or their owners would run give themselves away inside a picture. */
const FOREIGN = ["<script", "<SCRIPT", "<html", "<HTML", "<svg", "<!DOCTYPE", "<!doctype", "<?php", "%PDF-"];

/** A ZIP, and with it a JAR or an Office file, is found by its end. */
const ZIP_END = "PK\x05\x06";
const ZIP_END_BYTES = 65_557;

function isPolyglot(bytes: Uint8Array): boolean {
  if (findText(bytes, ZIP_END, Math.max(0, bytes.length - ZIP_END_BYTES)) !== -1) return true;
  return FOREIGN.some((sign) => findText(bytes, sign) !== -1);
}

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
