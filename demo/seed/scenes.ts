/** demo/pictures holds them. */
export const SCENES = [
  "white-church",
  "stave-church",
  "stone-church",
  "winter-chapel",
  "fjord",
  "skerries",
  "fishing-village",
  "wooden-town",
  "northern-lights",
  "lavvo",
  "birch-forest",
  "orchard",
  "mountain-cabin",
  "campfire",
  "nave",
  "candles",
  "rose-window",
  "stained-glass",
  "organ",
  "choir",
  "concert-crowd",
  "coffee-table",
  "advent-window",
  "easter-morning",
] as const;

export type Scene = (typeof SCENES)[number];

/** Many organizers show these: every other one mirrored, in slightly other colours. */
export const MIRRORED: readonly Scene[] = [
  "winter-chapel",
  "candles",
  "organ",
  "choir",
  "concert-crowd",
  "coffee-table",
  "advent-window",
  "easter-morning",
];
