import { CENTERED, type Crop, cropWindow, sentSize } from "~/domain/images/crop";
import { IMAGE_KIND_RULES, type ImageKind, storedWidth } from "~/domain/images/format";

const QUALITY = 0.9;

/** `ratio` is the width by the height. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, ratio: number, crop: Crop): void {
  const { left, top, width, height } = cropWindow(image, ratio, crop);
  const pen = canvas.getContext("2d");
  if (!pen) return;
  pen.imageSmoothingQuality = "high";
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** No larger than is stored, whole without a crop; null where the browser cannot make one. */
export async function cropImage(image: ImageBitmap, kind: ImageKind, crop: Crop | null): Promise<Blob | null> {
  const ratio = crop ? IMAGE_KIND_RULES[kind].ratio : image.width / image.height;
  const canvas = document.createElement("canvas");
  const { width, height } = sentSize(cropWindow(image, ratio, crop ?? CENTERED).width, ratio, storedWidth(kind));
  canvas.width = width;
  canvas.height = height;
  drawCrop(canvas, image, ratio, crop ?? CENTERED);
  const webp = await fileOf(canvas, "image/webp");
  // A browser without WebP writes PNG: fine for logos, which may be transparent, too large for photos.
  return webp?.type === "image/webp" || kind === "logo" ? webp : fileOf(canvas, "image/jpeg");
}

const fileOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
