export const EMBED_SHOWS = ["list", "month", "next"] as const;

export const EMBED_THEMES = ["system", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

export const EMBED_COUNT = { least: 1, usual: 8, most: 50 } as const;

/** Pixels of a frame that is not fitted to its content. */
export const EMBED_HEIGHT = { list: 640, month: 620, next: 260, event: 260 } as const;
