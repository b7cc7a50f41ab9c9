type Size = ReturnType<typeof sentSize>;

export interface Crop {
  /** 1 shows as much as possible. */
  zoom: number;
  /** From 0 (left) to 1 (right). */
  x: number;
  /** From 0 (top) to 1 (bottom). */
  y: number;
}

export const CENTERED: Crop = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM_IN = 4;

/** A cover of the recommended 1920 × 600 pixels loses a sixteenth. */
const LOST_UNASKED = 0.07;

export function fitsShape({ width, height }: Size, ratio: number): boolean {
  const own = width / height;
  return 1 - Math.min(own, ratio) / Math.max(own, ratio) <= LOST_UNASKED;
}

/** Never enlarges, and no wider than is stored. */
export function sentSize(partWidth: number, ratio: number, maxWidth: number) {
  const width = Math.max(1, Math.round(Math.min(maxWidth, partWidth)));
  return { width, height: Math.max(1, Math.round(width / ratio)) };
}

export function cropWindow(
  { width, height }: Size,
  ratio: number,
  { zoom, x, y }: Crop,
): Size & { left: number; top: number } {
  const shown = Math.min(width, height * ratio) / zoom;
  const window = { width: shown, height: shown / ratio };
  return { ...window, left: (width - window.width) * x, top: (height - window.height) * y };
}

/** `pull` is in the image's pixels; the crop never leaves the image. */
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
