import { choiceProblem, dimensionsOf } from "~/domain/images/format";
import { isFilm } from "~/domain/intake/file-kind";
import { refuse, type Result, succeed } from "~/domain/values";
import { evenLight } from "./even-light";
import { type Grey, greyOf, isDark, whitenessOf } from "./grey";
import { withoutPlates } from "./plates";
import { withoutRules } from "./rules";
import { angleOf } from "./straighten";

export interface PreparedPicture {
  /** Dark letters on white. */
  even: Grey;
  /** The same, small: where letters fill much of the page, light is only even from afar. */
  far: Grey;
  /** As it was taken, in the same size. */
  grey: Grey;
  /** How white it is, in the same size. */
  whiteness: Grey;
  /** JPEG, upright and straight. */
  picture: Blob;
  width: number;
  height: number;
}

export type PreparingProblem = "picture_damaged" | "picture_dark" | "film" | "picture_too_large";

/** Of the longer side, in pixels: what is read, what is shown, what tells how it is turned. */
const READ_SIDE = 2400;
const SHOWN_SIDE = 1600;
const SMALL_SIDE = 900;
/** A small picture is made larger so many times. */
const MOST_ENLARGED = 2;
const MOST_BYTES = 60_000_000;
/** Sizes stand behind a preview. */
const HEAD = 256 * 1024;
/** Degrees that make no difference to lines of letters. */
const STRAIGHT = 0.15;

/** Turns, shrinks and straightens a photograph, one part after the other, so that little of it is in memory at once. */
export async function preparePicture(file: Blob): Promise<Result<PreparedPicture, PreparingProblem>> {
  const head = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  if (isFilm(head) || file.type.startsWith("video/")) return refuse("film");
  const size = dimensionsOf(head);
  if (file.size > MOST_BYTES || choiceProblem(head) === "tooManyPixels") return refuse("picture_too_large");
  const shrunk = size ? Math.min(1, READ_SIDE / Math.max(size.width, size.height)) : 1;
  const options: ImageBitmapOptions = { imageOrientation: "from-image" };
  if (size && shrunk < 1)
    Object.assign(options, { resizeWidth: Math.round(size.width * shrunk), resizeQuality: "high" });
  const bitmap = await createImageBitmap(file, options).catch(() => null);
  if (!bitmap) return refuse("picture_damaged");
  try {
    const grey = greyOf(pixelsOf(drawn(bitmap, SMALL_SIDE, 0)));
    if (isDark(grey)) return refuse("picture_dark");
    const angle = angleOf(evenLight(grey));
    const drawing = drawn(bitmap, READ_SIDE, Math.abs(angle) < STRAIGHT ? 0 : angle);
    const pixels = pixelsOf(drawing);
    const whole = greyOf(pixels);
    const shown = drawn(drawing.canvas, SHOWN_SIDE, 0).canvas;
    const { width, height } = shown;
    return succeed({
      even: withoutRules(evenLight(whole)),
      far: withoutPlates(evenLight(greyOf(pixelsOf(drawn(drawing.canvas, SMALL_SIDE, 0))))),
      grey: whole,
      whiteness: whitenessOf(pixels),
      picture: await jpegOf(shown),
      width,
      height,
    });
  } finally {
    bitmap.close();
  }
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;
type Drawing = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

/** Older browsers have canvases of the page only, and no Worker prepares there. */
function newCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

/** Turned back by `degrees`, with the longer side of what was as `side` says. */
function drawn(source: ImageBitmap | Canvas, side: number, degrees: number): Drawing {
  const scale = Math.min(MOST_ENLARGED, side / Math.max(source.width, source.height));
  const [width, height] = [source.width * scale, source.height * scale];
  const angle = (-degrees * Math.PI) / 180;
  const [along, across] = [Math.cos(angle), Math.abs(Math.sin(angle))];
  const canvas = newCanvas(Math.round(width * along + height * across), Math.round(width * across + height * along));
  const context = canvas.getContext("2d", { willReadFrequently: true }) as Drawing;
  context.fillStyle = "#999";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate(angle);
  context.imageSmoothingQuality = "high";
  context.drawImage(source, -width / 2, -height / 2, width, height);
  return context;
}

const pixelsOf = (drawing: Drawing): ImageData =>
  drawing.getImageData(0, 0, drawing.canvas.width, drawing.canvas.height);

const jpegOf = (canvas: Canvas): Promise<Blob> =>
  "convertToBlob" in canvas
    ? canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 })
    : new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? new Blob()), "image/jpeg", 0.8));
