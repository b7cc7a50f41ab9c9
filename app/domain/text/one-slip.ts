/** One letter changed, left out or added, or two neighbours swapped. */
export function isOneSlip(typed: string, word: string): boolean {
  if (Math.abs(typed.length - word.length) > 1) return false;
  const shorter = Math.min(typed.length, word.length);
  let start = 0;
  while (start < shorter && typed[start] === word[start]) start++;
  let end = 0;
  while (end < shorter - start && typed.at(-1 - end) === word.at(-1 - end)) end++;
  const was = typed.slice(start, typed.length - end);
  const is = word.slice(start, word.length - end);
  if (was.length <= 1 && is.length <= 1) return was !== is;
  return was.length === 2 && is.length === 2 && was === is.charAt(1) + is.charAt(0);
}
