/** Nothing outside these is served. */
export const IMAGE_PREFIXES = ["events", "organizers", "avatars", "images"] as const;

/** Pixels; every upload is stored in each. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTHS = [96, 192] as const;

export const IMAGE_WIDTHS = [...LOGO_WIDTHS, ...COVER_WIDTHS].sort((a, b) => b - a);

/** Stored in image_url, logo_url and cover_image_url; `id` is for example `events/k3x9`. */
export const imageAddress = (id: string) => `/images/${id}`;

export const imageKey = (id: string, width: number) => `${id}/${width}.webp`;

interface Shape {
  /** Width by height. */
  ratio: number;
  /** Pixels at most; as wide as the picture without. */
  width?: number;
}

/** Cut when first asked for: those that search engines want, and the small one of a list's rows. */
export const IMAGE_SHAPES = {
  "1x1": { ratio: 1 },
  "4x3": { ratio: 4 / 3 },
  "16x9": { ratio: 16 / 9 },
  row: { ratio: 1, width: 192 },
} satisfies Record<string, Shape>;
export type ImageShape = keyof typeof IMAGE_SHAPES;

export const shapeOf = (name: ImageShape): Shape => IMAGE_SHAPES[name];

export const SHAPE_NAMES = Object.keys(IMAGE_SHAPES) as [ImageShape, ...ImageShape[]];

export const SEARCH_SHAPES = ["1x1", "4x3", "16x9"] as const satisfies ImageShape[];

export const shapeKey = (id: string, shape: ImageShape) => `${id}/${shape}.webp`;

/** Of every object of a picture. */
export const imageKeys = (id: string): string[] => [
  ...IMAGE_WIDTHS.map((width) => imageKey(id, width)),
  ...SHAPE_NAMES.map((shape) => shapeKey(id, shape)),
];
