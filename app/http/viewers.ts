import { findUser } from "#db/queries/accounts/accounts";
import type { AppContext } from "~/context";
import { type Action, canActFor, roleIn, type Viewer } from "~/domain/accounts/access";
import { signedInHome } from "~/domain/accounts/after-sign-in";
import { type ActsContext, noteAct, refusedAction } from "./acts";
import { notFound, redirectTo } from "./requests";

/** Others are redirected to sign in and come back. */
export async function requireViewer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await context.viewer();
  if (viewer) return viewer;
  const { pathname, search } = new URL(request.url);
  throw redirectTo(`/login?${new URLSearchParams({ next: pathname.replace(/\.data$/, "") + search })}`);
}

/** Throws a 404, as if it did not exist, for those without a role there; a 403 for those who may not do this. */
export async function requireRole(
  request: Request,
  context: Pick<AppContext, "viewer" | "locale"> & ActsContext,
  organizerId: string,
  action: Action,
): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (roleIn(viewer, organizerId) === null) throw notFound();
  if (!canActFor(viewer, organizerId, action)) throw refusedAction(action, context);
  noteAct(request, context, viewer, organizerId, action);
  return viewer;
}

export async function requireAnonymous(context: AppContext, next: string | null): Promise<void> {
  const viewer = await context.viewer();
  if (!viewer) return;
  if (next) throw redirectTo(next);
  const hasOrganizer = viewer.isSuperadmin || viewer.memberships.length > 0;
  const followsOnly = !hasOrganizer && ((await findUser(context.db, viewer.userId))?.follows_only ?? false);
  throw redirectTo(signedInHome({ hasOrganizer, followsOnly }));
}

/** Others are redirected, or sent to sign in. */
export async function requireSuperadmin(
  request: Request,
  context: Pick<AppContext, "viewer">,
  elsewhere: "/" | "/admin" = "/",
): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!viewer.isSuperadmin) throw redirectTo(elsewhere);
  return viewer;
}

/** Throws a 404 unless the viewer is a superadmin or the product runs in development. */
export async function requireDebugger(context: Pick<AppContext, "settings" | "viewer">): Promise<void> {
  if (context.settings.ENVIRONMENT === "development") return;
  const viewer = await context.viewer();
  if (!viewer?.isSuperadmin) throw notFound();
}

/** The account was only made to follow events. */
export async function onlyFollows(viewer: Viewer, { db }: Pick<AppContext, "db">): Promise<boolean> {
  return viewer.memberships.length === 0 && ((await findUser(db, viewer.userId))?.follows_only ?? true);
}

/** Owners are redirected to theirs. */
export async function requireNewcomer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (viewer.memberships.some(({ role }) => role === "owner")) throw redirectTo("/dashboard");
  return viewer;
}
