import { findEventRecord } from "#db/queries/events/records";
import { renderPaperProblem, renderPoster } from "~/components/paper/render-paper.server";
import { requireMethod } from "~/http/methods";
import { paperLoader } from "~/http/paper";
import { posterParameters } from "~/schemas/paper/parameters";
import { viewPoster } from "~/views/paper/poster";

/** For everybody: what stands on it is public. */
export const loader = paperLoader({
  schema: posterParameters,
  say: renderPaperProblem,
  make: async (id, asked, { db, now, settings }) => {
    const event = await findEventRecord(db, id);
    return event && renderPoster(viewPoster(event, asked, { appUrl: settings.APP_URL, now }));
  },
});

export const action = requireMethod("public");
