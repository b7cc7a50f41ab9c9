import type { CountedUse } from "./kinds";

const PAGE = /^\/(event|organizer)\/([\w-]{1,64})$/;

export function pageOfPath(path: string): Omit<CountedUse, "kind"> | null {
  const [, content_type, content_id] = PAGE.exec(path) ?? [];
  return content_id ? { content_type: content_type as CountedUse["content_type"], content_id } : null;
}
