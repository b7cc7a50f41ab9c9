import type { AppContext } from "~/context";
import type { AuditAction } from "~/domain/audit-actions";
import { isForeign, type Viewer } from "~/domain/viewer";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** What guards are given of the context; without `acts`, as in some tests, nothing is noted. */
export type Noting = Partial<Pick<AppContext, "acts">>;

/** Notes what a superadmin is let change in the name of an organizer that has no part of them; the last note counts. */
export function noteAct(request: Request, { acts }: Noting, viewer: Viewer, organizerId: string, action: AuditAction): void {
  if (!acts || READING.has(request.method) || !isForeign(viewer, organizerId)) return;
  const former = acts.findIndex((act) => act.organizerId === organizerId);
  const detail = new URL(request.url).pathname.replace(/\.data$/, "");
  acts.splice(former === -1 ? acts.length : former, 1, { organizerId, action, detail });
}
