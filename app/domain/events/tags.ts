import { cleanLine } from "~/domain/text/plain-text";

/** The tags in a line of them, separated by commas, each once, without the # that some put in front. */
export function parseTags(line: string): string[] {
  const tags = new Map<string, string>();
  for (const part of cleanLine(line).split(/[,;]/)) {
    const tag = part.trim().replace(/^#+\s*/, "");
    if (tag && !tags.has(tag.toLowerCase())) tags.set(tag.toLowerCase(), tag);
  }
  return [...tags.values()];
}
