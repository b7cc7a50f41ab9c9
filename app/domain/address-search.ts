/** Addresses are looked for from this many characters. */
export const SHORTEST_ADDRESS = 3;

/** How long somebody must have stopped typing before suggestions are asked for. */
export const ADDRESS_DEBOUNCE_MS = 300;
