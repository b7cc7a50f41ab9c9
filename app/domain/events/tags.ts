import { cleanLine } from "~/domain/text/plain-text";

/** From a comma-separated line, each once, without a leading #. */
export function parseTags(line: string): string[] {
  const tags = new Map<string, string>();
  for (const part of cleanLine(line).split(/[,;]/)) {
    const tag = part.trim().replace(/^#+\s*/, "");
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}
