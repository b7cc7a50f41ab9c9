/** Whether the browser asks for English before any Scandinavian language: who reads those needs no offer. */
export function wantsEnglish(languages: readonly string[]): boolean {
  const [first, ...others] = languages.map((tag) => tag.toLowerCase().split("-")[0]);
  return first === "en" && !others.some((name) => ["nb", "nn", "no", "da", "sv"].includes(name ?? ""));
}
