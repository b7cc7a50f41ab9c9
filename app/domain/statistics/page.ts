import type { Counted } from "./kinds";

const PAGE = /^\/(event|organizer)\/([\w-]{1,64})$/;

/** Returns the event or the organizer whose page is at a path; null for every other page. */
export function countedPage(path: string): Omit<Counted, "kind"> | null {
  const [, content_type, content_id] = PAGE.exec(path) ?? [];
  return content_id ? { content_type: content_type as Counted["content_type"], content_id } : null;
}
