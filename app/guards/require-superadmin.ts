import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/viewer";
import { requireViewer } from "./require-viewer";

/** A superadmin; others are sent elsewhere, those who are not signed in to sign in. */
export async function requireSuperadmin(
  request: Request,
  context: Pick<AppContext, "viewer">,
  elsewhere: "/" | "/admin" = "/",
): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (!viewer.isSuperadmin) throw redirect(elsewhere);
  return viewer;
}
