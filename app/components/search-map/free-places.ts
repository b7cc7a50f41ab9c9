interface Pixels {
  x: number;
  y: number;
}

/** The middle of a name, and half its width and height. */
interface Box extends Pixels {
  width: number;
  height: number;
}

/** Half the pixels of a letter, and of a mark with the light around a large number; a pin stands on its place. */
const LETTER = { width: 5, height: 9 };
const NUMBER = 31;
const PIN = { width: 22, height: 27 };

/** Where a name may stand instead, in heights of a number: nearest first, no farther than it is understood. */
const STEPS: readonly [x: number, y: number][] = [
  [0, 0],
  [0, 1],
  [0, -1],
  [1, 0],
  [-1, 0],
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
  [0, 1.6],
  [0, -1.6],
  [2, 0],
  [-2, 0],
];

/**
 * Not covered by marks or each other; null for names without room, and where null was given. `letters` is how many
 * times as large as usual they are.
 */
export function freePlaces(
  names: readonly (({ length: number } & Pixels) | null)[],
  marks: readonly ({ isPin: boolean } & Pixels)[],
  letters: number,
): (Pixels | null)[] {
  const taken: Box[] = marks.map(({ x, y, isPin }) =>
    isPin ? { x, y: y - PIN.height, ...PIN } : { x, y, width: NUMBER * letters, height: NUMBER * letters },
  );
  return names.map((name) => {
    if (!name) return null;
    const size = { width: name.length * LETTER.width * letters, height: LETTER.height * letters };
    for (const [right, down] of STEPS) {
      const place = { x: name.x + right * size.width, y: name.y + down * (NUMBER + LETTER.height) * letters };
      const box = { ...place, ...size };
      if (taken.some((other) => overlaps(box, other))) continue;
      taken.push(box);
      return place;
    }
    return null;
  });
}

const overlaps = (one: Box, other: Box): boolean =>
  Math.abs(one.x - other.x) < one.width + other.width && Math.abs(one.y - other.y) < one.height + other.height;
