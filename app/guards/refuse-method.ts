import type { AppContext } from "~/context";
import { refusedMessages } from "~/i18n/refused";

/** The action of a page that can only be looked at: 405 for POST, PUT, PATCH and DELETE, with texts for the error screen. */
export function refuseMethod({ context }: { context: Pick<AppContext, "locale"> }): never {
  throw Response.json(refusedMessages[context.locale].method, {
    status: 405,
    statusText: "Method Not Allowed",
    headers: { Allow: "GET, HEAD" },
  });
}
