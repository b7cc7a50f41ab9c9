import { type Crop, cropWindow } from "~/domain/image-crop";
import { IMAGE_KIND_RULES, type ImageKind } from "~/domain/image-kinds";

const JPEG_QUALITY = 0.9;

/** The chosen part of a picture, on a canvas of that width. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, ratio: number, crop: Crop): void {
  const { left, top, width, height } = cropWindow(picture, ratio, crop);
  const pen = canvas.getContext("2d");
  pen?.clearRect(0, 0, canvas.width, canvas.height);
  pen?.drawImage(picture, left, top, width, height, 0, 0, canvas.width, canvas.height);
}

/** The chosen part as a file of its own, no larger than is of use; null where the browser cannot make one. */
export function cutPicture(picture: ImageBitmap, kind: ImageKind, crop: Crop): Promise<Blob | null> {
  const { ratio, maxWidth } = IMAGE_KIND_RULES[kind];
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(Math.min(maxWidth, cropWindow(picture, ratio, crop).width)));
  canvas.height = Math.max(1, Math.round(canvas.width / ratio));
  drawCrop(canvas, picture, ratio, crop);
  // Logos may be see-through; photographs are smaller as JPEG.
  const type = kind === "logo" ? "image/png" : "image/jpeg";
  return new Promise((resolve) => canvas.toBlob(resolve, type, JPEG_QUALITY));
}
