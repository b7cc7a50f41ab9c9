/** What can be done with a deletion in the bin: the values of its buttons. */
export const BIN_INTENTS = ["restore", "forGood"] as const;

export type BinIntent = (typeof BIN_INTENTS)[number];
