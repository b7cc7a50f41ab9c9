/** The folders that hold images; nothing outside them is served. */
export const IMAGE_PREFIXES = ["events", "organizers", "avatars", "images"] as const;

/** The widths in pixels that every upload is stored in. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTHS = [96, 192] as const;

/** All possible widths, widest first. */
export const IMAGE_WIDTHS = [...LOGO_WIDTHS, ...COVER_WIDTHS].sort((a, b) => b - a);

/**
 * Returns an image's stored address, as in image_url, logo_url and cover_image_url; `id` is for example `events/k3x9`.
 */
export const imageAddress = (id: string) => `/images/${id}`;

/** Returns the bucket key of one width of an image. */
export const imageKey = (id: string, width: number) => `${id}/${width}.webp`;

/** The shapes that search engines ask for, by width divided by height: each is cut out of the widest variant. */
export const IMAGE_SHAPES = { "1x1": 1, "4x3": 4 / 3, "16x9": 16 / 9 } as const;
export type ImageShape = keyof typeof IMAGE_SHAPES;

export const SHAPE_NAMES = Object.keys(IMAGE_SHAPES) as [ImageShape, ...ImageShape[]];

/** Returns the bucket key of one shape of an image. */
export const shapeKey = (id: string, shape: ImageShape) => `${id}/${shape}.webp`;
