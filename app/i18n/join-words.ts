/** "a, b og c" */
export function joinWords(words: readonly string[], and: string): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} ${and} ${last}`;
}
