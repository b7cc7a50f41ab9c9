import { OFFERED_LOCALE, SCANDINAVIAN } from "./locales";

/** `languages`: the browser's, the one it likes best first. */
export function wantsEnglish(languages: readonly string[]): boolean {
  const [first, ...others] = languages.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return first === OFFERED_LOCALE && !others.some((name) => SCANDINAVIAN.includes(name));
}
