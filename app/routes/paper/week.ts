import { renderPaperProblem, renderWeek } from "~/components/paper/render-paper.server";
import { requireMethod } from "~/http/methods";
import { paperLoader } from "~/http/paper";
import { findWeek } from "~/models/events/find-sheet";
import { weekSheetParameters } from "~/schemas/paper/parameters";
import { viewWeekSheet } from "~/views/paper/week";

export const loader = paperLoader({
  schema: weekSheetParameters,
  say: renderPaperProblem,
  make: async (id, asked, context) => {
    const found = await findWeek(id, asked.week, context);
    const view = found && viewWeekSheet(found, asked, { appUrl: context.settings.APP_URL, now: context.now });
    return view && renderWeek(view);
  },
});

export const action = requireMethod("public");
