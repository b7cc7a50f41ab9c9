/** Index and searches share it: "Røros", "roros" and "RØROS" become "roros"; "Håp" and "Haap" become "hap". */
export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/æ/g, "ae")
    .replace(/ø/g, "o")
    .replace(/đ/g, "d")
    .replace(/ß/g, "ss")
    .replace(/aa/g, "a");
}

export function foldedWords(text: string): string[] {
  return foldText(text).match(/[\p{L}\p{N}]+|\p{Extended_Pictographic}/gu) ?? [];
}
