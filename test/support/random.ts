/** Returns pseudorandom numbers in [0, 1), the same for a seed (mulberry32). */
export function seededRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (from: number, to: number) => from + next() * (to - from),
    whole: (below: number) => Math.floor(next() * below),
    pick: <T>(choices: readonly T[]): T => choices[Math.floor(next() * choices.length)]!,
    chance: (probability: number) => next() < probability,
  };
}

export type Random = ReturnType<typeof seededRandom>;
