/** What an embed shows: the events to come, a month, or the next service alone. */
export const EMBED_SHOWS = ["list", "month", "next"] as const;

/** "system" follows what the reader's device is set to. */
export const EMBED_THEMES = ["system", "light", "dark"] as const;
export type EmbedTheme = (typeof EMBED_THEMES)[number];

/** How many events a list has. */
export const EMBED_COUNT = { least: 1, usual: 8, most: 50 } as const;

/** Pixels of an embed's frame, where nothing fits it to its content. */
export const EMBED_HEIGHT = { list: 640, month: 620, next: 260, event: 260 } as const;
