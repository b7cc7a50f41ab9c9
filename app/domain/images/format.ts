import { refuse, type Result, succeed } from "~/domain/values";
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

/** Refused before decoding: a small file can decode to gigabytes. */
const IMAGE_MAX_PIXELS = 40_000_000;

/** Phones take photos of 200 megapixels, which the browser decodes to a smaller image. */
const PHOTOGRAPH_MAX_PIXELS = 210_000_000;

/** Keys of texts in app/i18n/nb/images.ts. */
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

/** Reads the content; name and declared type don't count. */
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

/** Before the browser decodes: too many pixels crash an old phone. Large files and HEIC pass, as it may manage them. */
export function choiceProblem(bytes: Uint8Array): ImageProblem | null {
  const isKnown = FORMATS.some(({ is }) => is(bytes));
  const problem = isKnown ? null : whatElse(bytes);
  if (problem !== null && problem !== "heic") return problem;
  return pixelsOf(bytes) > (isJpeg(bytes) || problem === "heic" ? PHOTOGRAPH_MAX_PIXELS : IMAGE_MAX_PIXELS)
    ? "tooManyPixels"
    : null;
}

export const isHuge = (bytes: Uint8Array): boolean => pixelsOf(bytes) > IMAGE_MAX_PIXELS;

function pixelsOf(bytes: Uint8Array): number {
  const dimensions = dimensionsOf(bytes);
  return dimensions ? dimensions.width * dimensions.height : 0;
}

/** Upright, from the file's first bytes; null where they don't say. */
export function dimensionsOf(bytes: Uint8Array): Dimensions | null {
  const format = FORMATS.find(({ is }) => is(bytes));
  return format ? format.dimensions(bytes) : isHeic(bytes) ? avifDimensions(bytes) : null;
}

/** Why the browser could not decode a file; null where the server may. */
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

const FOREIGN = ["<script", "<SCRIPT", "<html", "<HTML", "<svg", "<!DOCTYPE", "<!doctype", "<?php", "%PDF-"];

/** A ZIP, JAR or Office file is recognised by its end. */
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
  widths: readonly number[];
  /** Width divided by height, after the crop. */
  ratio: number;
}

export const IMAGE_KIND_RULES: Record<ImageKind, KindRules> = {
  event: { prefix: "events", widths: COVER_WIDTHS, ratio: 3 / 2 },
  cover: { prefix: "organizers", widths: COVER_WIDTHS, ratio: 3 },
  logo: { prefix: "organizers", widths: LOGO_WIDTHS, ratio: 1 },
};

export const storedWidth = (kind: ImageKind): number => Math.max(...IMAGE_KIND_RULES[kind].widths);
