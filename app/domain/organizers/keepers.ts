/** Who keeps a page: its congregation, or nobody yet: it was made from the register. */
export const KEEPERS = ["congregation", "register"] as const;
export type Keeper = (typeof KEEPERS)[number];
