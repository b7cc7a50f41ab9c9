import type { AppContext } from "~/context";

/** Debug pages are for superadmins, and for everybody in development; for others they aren't there. */
export async function requireDebugger(context: Pick<AppContext, "settings" | "viewer">): Promise<void> {
  if (context.settings.ENVIRONMENT === "development") return;
  const viewer = await context.viewer();
  if (!viewer?.isSuperadmin) throw new Response(null, { status: 404 });
}
