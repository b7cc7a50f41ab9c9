import type { AppContext } from "~/context";
import { type Action, leastRoleFor } from "~/domain/permissions";
import { refusedMessages } from "~/i18n/refused";

/** Everything that a page can refuse to somebody who sees it. */
export type RefusedAction = Action | "moderate" | "decide_on_own" | "found_organizer";

/** A page's 403, with texts for the error screen: who may do this, and the way back to one's own work. */
export function refusedAction(action: RefusedAction, { locale }: Pick<AppContext, "locale">): Response {
  const { title, who, toDashboard, toSettings } = refusedMessages[locale];
  const body = action === "moderate" || action === "decide_on_own" || action === "found_organizer" ? who[action] : who[leastRoleFor(action)];
  const to = action === "found_organizer" ? { href: "/settings/account", text: toSettings } : { href: "/dashboard", text: toDashboard };
  return Response.json({ title, body, to }, { status: 403, statusText: "Forbidden", headers: { "Cache-Control": "no-store" } });
}
