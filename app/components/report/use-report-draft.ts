import { useEffect } from "react";
import { useDraft } from "~/components/draft/use-draft";
import { useKeptDraft } from "~/components/draft/use-kept-draft";
import { REPORT_CATEGORIES, type ReportCategory } from "~/domain/moderation/reports";
import type { ReportTarget } from "./report-state";

/**
 * Keeps on the device what is written in a report, until it is sent, thrown away or its author signs out: it may tell what
 * somebody believes. `choose` is told the category of a report that is taken up again.
 */
export function useReportDraft({ type, id }: ReportTarget, choose: (category: ReportCategory) => void) {
  const kept = useKeptDraft(`report:${type}:${id}`, "");
  const { restored, keep } = kept;
  const { form, draft, isChanged, read } = useDraft();
  useEffect(() => keep(draft, isChanged), [keep, draft, isChanged]);
  const restore = () => {
    const category = REPORT_CATEGORIES.find((known) => known === kept.offered?.texts["category"]);
    if (category) choose(category);
    kept.restore();
  };
  return { form, read, forget: kept.forget, offer: { ...kept, restore }, restored };
}
