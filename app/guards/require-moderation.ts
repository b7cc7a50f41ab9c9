import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import { canModerate } from "~/domain/moderation";
import type { Viewer } from "~/domain/viewer";
import { refusedAction } from "./refused-action";
import { requireViewer } from "./require-viewer";

/** Somebody who may look at the queue: whoever moderates, and organizers, who see what is their own. */
export async function requireModeration(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!canModerate(viewer) && viewer.memberships.length === 0) throw redirect("/dashboard");
  return viewer;
}

/** Somebody who decides on others' content: organizers, who only see the queue, get 403. */
export async function requireModerator(request: Request, context: Pick<AppContext, "viewer" | "locale">): Promise<Viewer> {
  const viewer = await requireModeration(request, context);
  if (!canModerate(viewer)) throw refusedAction("moderate", context);
  return viewer;
}
