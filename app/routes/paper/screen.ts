import { renderScreen, renderScreenProblem } from "~/components/paper/render-paper.server";
import { requireMethod } from "~/http/methods";
import { paperLoader } from "~/http/paper";
import { findScreen } from "~/models/events/find-sheet";
import { screenParameters } from "~/schemas/paper/parameters";
import { viewScreen } from "~/views/paper/screen";

/** Without a network a browser starts with its copy. */
export const loader = paperLoader({
  schema: screenParameters,
  say: renderScreenProblem,
  make: async (id, asked, context) => {
    const found = await findScreen(id, context);
    const { now, settings } = context;
    return found && renderScreen(viewScreen(found, asked, { appUrl: settings.APP_URL, now }));
  },
  browsersCopy: "private, max-age=604800",
});

export const action = requireMethod("public");
