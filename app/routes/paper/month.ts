import { findOrganizerRecord } from "#db/queries/organizers/records";
import { renderMonth, renderPaperProblem } from "~/components/paper/render-paper.server";
import { shownMonth } from "~/domain/time/month";
import { requireMethod } from "~/http/methods";
import { paperLoader } from "~/http/paper";
import { findOrganizersMonth } from "~/models/events/find-month";
import { monthSheetParameters } from "~/schemas/paper/parameters";
import { viewMonthSheet } from "~/views/paper/month";

export const loader = paperLoader({
  schema: monthSheetParameters,
  say: renderPaperProblem,
  make: async (id, asked, context) => {
    const organizer = await findOrganizerRecord(context.db, id);
    if (!organizer) return null;
    const found = await findOrganizersMonth(organizer.id, shownMonth(asked, context.now), context);
    const { now, settings } = context;
    return renderMonth(viewMonthSheet(organizer, found, asked, { appUrl: settings.APP_URL, now }));
  },
});

export const action = requireMethod("public");
