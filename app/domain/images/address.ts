/** The folders that pictures lie in; nothing outside them is ever served. */
export const IMAGE_PREFIXES = ["events", "organizers", "avatars", "images"] as const;

/** Widths, in pixels, that every uploaded picture is kept in. */
export const COVER_WIDTHS = [480, 960, 1600] as const;
export const LOGO_WIDTHS = [96, 192] as const;

/** Every width there can be, widest first. */
export const IMAGE_WIDTHS = [...LOGO_WIDTHS, ...COVER_WIDTHS].sort((a, b) => b - a);

/** A picture's stored address, kept in image_url, logo_url and cover_image_url; `id` is for example `events/k3x9`. */
export const imageAddress = (id: string) => `/images/${id}`;

/** Where one width of a picture lies in the bucket. */
export const imageKey = (id: string, width: number) => `${id}/${width}.webp`;
