import { refusedMessages } from "#messages/refused";
import type { AppContext } from "~/context";
import { isForeign, leastRoleFor, type Right, type Viewer } from "~/domain/accounts/access";
import type { AuditAction } from "~/domain/moderation/audit-actions";
import { messagesIn } from "~/i18n/messages-in";
import { refusal } from "./requests";

const READING = new Set(["GET", "HEAD", "OPTIONS"]);

/** Some tests have no `acts`: nothing is noted then. */
export type ActsContext = Partial<Pick<AppContext, "acts">>;

export function noteAct(
  request: Request,
  { acts }: ActsContext,
  viewer: Viewer,
  organizerId: string,
  action: AuditAction,
): void {
  if (!acts || READING.has(request.method) || !isForeign(viewer, organizerId)) return;
  const former = acts.findIndex((act) => act.organizerId === organizerId);
  const detail = new URL(request.url).pathname.replace(/\.data$/, "");
  acts.splice(former === -1 ? acts.length : former, 1, { organizerId, action, detail });
}

type RefusedAction = Right | "decide_on_own" | "found_organizer";

/** A page's 403: who may do this, and a link back to the viewer's own pages. */
export function refusedAction(action: RefusedAction, { locale }: Pick<AppContext, "locale">): Response {
  const { title, who, toDashboard, toSettings } = messagesIn(refusedMessages, locale);
  const body = action === "decide_on_own" || action === "found_organizer" ? who[action] : who[leastRoleFor(action)];
  const to =
    action === "found_organizer"
      ? { href: "/settings/account", text: toSettings }
      : { href: "/dashboard", text: toDashboard };
  return refusal(403, { title, message: body, to });
}
