/** Levenshtein: letters to insert, remove or replace. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    let left = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      left = Math.min(replaced, (previous[j] ?? 0) + 1, left + 1);
      row.push(left);
    }
    previous = row;
  }
  return previous[b.length] ?? 0;
}

/** Of longer texts: the time grows with the product of the lengths. */
const LETTERS_COMPARED = 120;

export function editRatio(a: string, b: string): number {
  const [x, y] = [a.slice(0, LETTERS_COMPARED), b.slice(0, LETTERS_COMPARED)];
  const longest = Math.max(x.length, y.length);
  return longest === 0 ? 0 : 1 - editDistance(x, y) / longest;
}

export const intersection = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): Set<T> =>
  new Set([...a].filter((one) => b.has(one)));

export const isDisjoint = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => ![...a].some((one) => b.has(one));

export const isSubset = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].every((one) => b.has(one));

export const hasSameMembers = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => a.size === b.size && isSubset(a, b);

export function jaccard<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  const common = intersection(a, b).size;
  const all = a.size + b.size - common;
  return all === 0 ? 0 : common / all;
}
