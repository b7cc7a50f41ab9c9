import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/viewer";
import { requireViewer } from "./require-viewer";

/** Somebody who is signed in and owns no organisation; owners are sent to theirs. */
export async function requireNewcomer(request: Request, context: Pick<AppContext, "viewer">): Promise<Viewer> {
  const viewer = await requireViewer(request, context);
  if (viewer.memberships.some(({ role }) => role === "owner")) throw redirect("/dashboard");
  return viewer;
}
