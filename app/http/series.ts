import { newestVersion } from "#db/queries/events/own";
import type { SeriesChangeProblem } from "~/models/events/series";
import type { FormTexts } from "~/schemas/forms/parse";
import type { FormErrors } from "~/schemas/forms/problems";
import { type SeriesFormAnswer, viewRemoval } from "~/views/dashboard/series";
import type { ViewContext } from "~/views/events/card";
import { viewChangedSeries } from "~/views/events/series-versions";
import { returnForm } from "./forms";

type SeriesFormMore = Pick<SeriesFormAnswer, "removal" | "changed">;

const NOTHING_MORE: SeriesFormMore = { removal: null, changed: null };

export function returnSeriesForm(
  texts: FormTexts,
  reason: { errors: FormErrors } | { problem: SeriesChangeProblem },
  context: ViewContext,
) {
  if ("errors" in reason) return returnForm(texts, reason, NOTHING_MORE);
  const { problem } = reason;
  switch (problem.kind) {
    case "rule":
      return returnForm(texts, { errors: { [problem.problem.field]: problem.problem.problem } }, NOTHING_MORE);
    case "needsConsent": {
      // Consent applies to what is shown now.
      const shown = { ...texts, version: String(newestVersion(problem.stored)) };
      return returnForm(shown, { problem }, { ...NOTHING_MORE, removal: viewRemoval(problem.removed, context) });
    }
    case "changedMeanwhile":
      return returnForm(
        texts,
        { problem },
        { ...NOTHING_MORE, changed: viewChangedSeries(texts, problem.stored, context) },
      );
    default:
      return returnForm(texts, { problem }, NOTHING_MORE);
  }
}
