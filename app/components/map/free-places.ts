interface Pixels {
  x: number;
  y: number;
}

/** A mark that names keep clear of. */
export interface Taken extends Pixels {
  isPin: boolean;
}

/** Where a name belongs: in the middle of a county, or beside the dot of a town. */
export interface NameAt extends Pixels {
  length: number;
  isTown: boolean;
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
const DOT = 4;

/** Where a county's name may stand instead, in heights of a number: nearest first, no farther than it is understood. */
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

/** The middles of where a name may stand, the best first. */
function choices({ x, y, isTown }: NameAt, size: { width: number; height: number }, letters: number): Pixels[] {
  if (!isTown)
    return STEPS.map(([right, down]) => ({
      x: x + right * size.width,
      y: y + down * (NUMBER + LETTER.height) * letters,
    }));
  const near = size.height + DOT;
  const beside = size.width + 2 * DOT;
  // A mark often stands on the town itself.
  const far = NUMBER * letters + size.height;
  return [
    { x, y: y - near },
    { x, y: y + near },
    { x: x + beside, y },
    { x: x - beside, y },
    { x, y: y + far },
    { x, y: y - far },
  ];
}

/**
 * Not covered by marks or each other; null for names without room, and where null was given. `letters` is how many
 * times as large as usual they are.
 */
export function freePlaces(
  names: readonly (NameAt | null)[],
  marks: readonly Taken[],
  letters: number,
): (Pixels | null)[] {
  const taken: Box[] = marks.map(({ x, y, isPin }) =>
    isPin ? { x, y: y - PIN.height, ...PIN } : { x, y, width: NUMBER * letters, height: NUMBER * letters },
  );
  return names.map((name) => {
    if (!name) return null;
    const size = { width: name.length * LETTER.width * letters, height: LETTER.height * letters };
    for (const place of choices(name, size, letters)) {
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
