import { renderScreen, renderScreenProblem } from "~/components/paper/render-screen.server";
import { requireMethod } from "~/http/methods";
import { paperLoader } from "~/http/paper";
import { findScreen } from "~/models/events/find-sheet";
import { screenParameters } from "~/schemas/paper/parameters";
import { viewScreen } from "~/views/paper/screen";

/** A browser starts with its copy where there is no network; the page asks at once for what is new. */
const KEPT_BY_BROWSERS = "private, max-age=604800";

/** An organizer's screen in the foyer. It sets its clock by the moment of the answer, also of a copy. */
export const loader = paperLoader({
  schema: screenParameters,
  say: renderScreenProblem,
  make: async (id, asked, context) => {
    const found = await findScreen(id, context);
    const { now, settings } = context;
    return found && renderScreen(viewScreen(found, asked, { appUrl: settings.APP_URL, now }));
  },
  headers: ({ now }) => ({ "Cache-Control": KEPT_BY_BROWSERS, "X-Server-Time": now.toUTCString() }),
});

export const action = requireMethod("public");
