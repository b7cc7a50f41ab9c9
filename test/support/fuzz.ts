const { FUZZ = "1", FUZZ_SEED = "2026" } = process.env;

/** Where fuzz begins: the same each time, so that a check that fails fails again. */
export const FUZZ_START = Number(FUZZ_SEED);

/** How often fuzz tries: few times in a usual run, and `FUZZ=50 FUZZ_SEED=7 npm test` as many times that. */
export const rounds = (few: number): number => few * Math.max(1, Number(FUZZ));

/** The same for fast-check. */
export const fuzzing = (few: number) => ({ numRuns: rounds(few), seed: FUZZ_START });
