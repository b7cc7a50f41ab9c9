const { FUZZ = "0.25", FUZZ_SEED = "2026" } = process.env;

/** Where fuzz begins: the same each time, so that a check that fails fails again. */
export const FUZZ_START = Number(FUZZ_SEED);

/** How often fuzz tries: a quarter as many times in a usual run, and `FUZZ=50 FUZZ_SEED=7 npm test` as many times that. */
export const rounds = (few: number): number => Math.ceil(few * Number(FUZZ));

/** The same for fast-check. */
export const fuzzing = (few: number) => ({ numRuns: rounds(few), seed: FUZZ_START });

/** What is tried in a usual run, and at length (`npm run test:deep`). */
export const atLength = <Value>(usual: Value, long: Value): Value => (Number(FUZZ) > 1 ? long : usual);

export const SEEDS = atLength([1], [1, 2, 3, 4, 5]);
