import { burstKindOf } from "./burst-limits";

/** Links of mails may be followed before the nearest copy of the database knows them. */
const SECRET_LINK = /^\/(?:letters|unsubscribe|preview|invitation)\//;

/**
 * Where a request's reads begin (D1's Sessions API): at the nearest copy of the database, at one that has the person's own
 * last write, which `bookmark` names, or at the database itself. Each later read of the request knows at least as much.
 */
export function sessionStart(method: string, { pathname, searchParams }: URL, bookmark: string | null): string {
  if (burstKindOf(method, pathname) === "changes") return FROM_PRIMARY;
  if (SECRET_LINK.test(pathname) || searchParams.has("token") || searchParams.has("invitation")) return FROM_PRIMARY;
  return bookmark ?? "first-unconstrained";
}

export const FROM_PRIMARY = "first-primary";
