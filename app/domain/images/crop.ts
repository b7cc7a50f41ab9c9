export interface Size {
  width: number;
  height: number;
}

/** Which part of a picture is shown. */
export interface Crop {
  /** 1 shows as much as there is. */
  zoom: number;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

export const CENTERED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM_IN = 4;

/** So much of a picture may be lost without anybody being asked: a cover of the recommended 1920 × 600 pixels loses a sixteenth. */
const LOST_UNASKED = 0.07;

/** Whether a picture has so nearly the shape that its middle can be taken as it is. */
export function fitsShape({ width, height }: Size, ratio: number): boolean {
  const own = width / height;
  return 1 - Math.min(own, ratio) / Math.max(own, ratio) <= LOST_UNASKED;
}

/** Pixels of what is made of a part so wide: no wider than is kept, and never blown up. */
export function sentSize(partWidth: number, ratio: number, maxWidth: number): Size {
  const width = Math.max(1, Math.round(Math.min(maxWidth, partWidth)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

/** The part as a rectangle of the picture's own pixels, `ratio` times as wide as high. */
export function cropWindow(
  { width, height }: Size,
  ratio: number,
  { zoom, x, y }: Crop,
): Size & { left: number; top: number } {
  const shown = Math.min(width, height * ratio) / zoom;
  const window = { width: shown, height: shown / ratio };
  return { ...window, left: (width - window.width) * x, top: (height - window.height) * y };
}

/** The crop after the picture was pulled by so many of its own pixels; it never leaves the window. */
export function pulledCrop(size: Size, ratio: number, crop: Crop, pull: { right: number; down: number }): Crop {
  const window = cropWindow(size, ratio, crop);
  return {
    ...crop,
    x: moved(crop.x, pull.right, size.width - window.width),
    y: moved(crop.y, pull.down, size.height - window.height),
  };
}

const moved = (from: number, pull: number, room: number) =>
  room < 1 ? from : Math.min(1, Math.max(0, from - pull / room));
