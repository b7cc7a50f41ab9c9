import { notFound } from "./refusals";
import { redirectTo } from "./redirects";
import { findUser } from "#db/queries/accounts/accounts";
import type { AppContext } from "~/context";
import { type Action, canActFor, roleIn, type Viewer } from "~/domain/accounts/access";
import { signedInHome } from "~/domain/accounts/after-sign-in";
import { noteAct, type Noting, refusedAction } from "./acts";

/** The person behind the request; others are sent to sign in and come back. */
export async function requireViewer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await context.viewer();
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirectTo(`/login?${new URLSearchParams({ next: pathname.replace(/\.data$/, "") + search })}`);
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
  if (roleIn(viewer, organizerId) === null) throw notFound();
  if (!canActFor(viewer, organizerId, action)) throw refusedAction(action, context);
  noteAct(request, context, viewer, organizerId, action);
  return viewer;
}

/** Sends whoever is signed in to `next`, or home: signing in is not for them. */
export async function requireAnonymous(context: AppContext, next: string | null): Promise<void> {
  const viewer = await context.viewer();
  if (!viewer) return;
  if (next) throw redirectTo(next);
  const hasOrganizer = viewer.isSuperadmin || viewer.memberships.length > 0;
  const followsOnly = !hasOrganizer && ((await findUser(context.db, viewer.userId))?.follows_only ?? false);
  throw redirectTo(signedInHome({ hasOrganizer, followsOnly }));
}

/** A superadmin; others are sent elsewhere, those who are not signed in to sign in. */
export async function requireSuperadmin(
  request: Request,
  context: Pick<AppContext, "viewer">,
  elsewhere: "/" | "/admin" = "/",
): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!viewer.isSuperadmin) throw redirectTo(elsewhere);
  return viewer;
}

/** Debug pages are for superadmins, and for everybody in development; for others they aren't there. */
export async function requireDebugger(context: Pick<AppContext, "settings" | "viewer">): Promise<void> {
  if (context.settings.ENVIRONMENT === "development") return;
  const viewer = await context.viewer();
  if (!viewer?.isSuperadmin) throw notFound();
}

/** Somebody who is signed in and owns no organisation; owners are sent to theirs. */
export async function requireNewcomer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (viewer.memberships.some(({ role }) => role === "owner")) throw redirectTo("/dashboard");
  return viewer;
}
