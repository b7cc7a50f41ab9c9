import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Action } from "~/domain/permissions";
import { canActFor, roleIn, type Viewer } from "~/domain/viewer";
import { noteAct, type Noting } from "./note-act";
import { refusedAction } from "./refused-action";

/** The person behind the request; others are sent to sign in and come back. */
export async function requireViewer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await context.viewer();
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirect(`/login?${new URLSearchParams({ next: pathname.replace(/\.data$/, "") + search })}`);
}

/**
 * The viewer, who may do `action` for the organizer. Whoever has no part in the organizer gets 404, as if it weren't
 * there; whoever sees it but may not do this gets 403.
 */
export async function requireRole(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale"> & Noting,
  organizerId: string,
  action: Action,
): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (roleIn(viewer, organizerId) === null) throw new Response(null, { status: 404 });
  if (!canActFor(viewer, organizerId, action)) throw refusedAction(action, context);
  noteAct(request, context, viewer, organizerId, action);
  return viewer;
}
