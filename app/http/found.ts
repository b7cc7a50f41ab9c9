import { notFound } from "./refusals";
/** What was looked for; 404 where it is gone. */
export function requireFound<T>(found: T | null): T {
  if (found !== null) return found;
  throw notFound();
}
