/** Nothing outside these is served. */
export const IMAGE_PREFIXES = ["events", "organizers", "avatars", "images"] as const;

/** Pixels; every upload is stored in each. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTHS = [96, 192] as const;

export const IMAGE_WIDTHS = [...LOGO_WIDTHS, ...COVER_WIDTHS].sort((a, b) => b - a);

/** Stored in image_url, logo_url and cover_image_url; `id` is for example `events/k3x9`. */
export const imageAddress = (id: string) => `/images/${id}`;

export const imageKey = (id: string, width: number) => `${id}/${width}.webp`;

/** Width by height; search engines ask for these, cut out of the widest variant. */
export const IMAGE_SHAPES = { "1x1": 1, "4x3": 4 / 3, "16x9": 16 / 9 } as const;
export type ImageShape = keyof typeof IMAGE_SHAPES;

export const SHAPE_NAMES = Object.keys(IMAGE_SHAPES) as [ImageShape, ...ImageShape[]];

export const shapeKey = (id: string, shape: ImageShape) => `${id}/${shape}.webp`;

/** Of every object of a picture. */
export const imageKeys = (id: string): string[] => [
  ...IMAGE_WIDTHS.map((width) => imageKey(id, width)),
  ...SHAPE_NAMES.map((shape) => shapeKey(id, shape)),
];
