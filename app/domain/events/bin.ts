export const BIN_INTENTS = ["restore", "forGood"] as const;

export type BinIntent = (typeof BIN_INTENTS)[number];
