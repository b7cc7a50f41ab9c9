import { useEffect } from "react";
import { useDraft } from "~/components/draft/use-draft";
import { useStoredDraft } from "~/components/draft/use-stored-draft";
import { REPORT_CATEGORIES, type ReportCategory } from "~/domain/moderation/reports";
import type { ReportTarget } from "./report-state";

/**
 * On the device until the report is sent, discarded or its author signs out: it may reveal a faith. `choose` gets the
 * category of a restored draft.
 */
export function useReportDraft({ type, id }: ReportTarget, choose: (category: ReportCategory) => void) {
  const storedDraft = useStoredDraft(`report:${type}:${id}`, "");
  const { restored, keep } = storedDraft;
  const { form, draft, isChanged, read } = useDraft();
  useEffect(() => keep(draft, isChanged), [keep, draft, isChanged]);
  const restore = () => {
    const category = REPORT_CATEGORIES.find((known) => known === storedDraft.offered?.texts["category"]);
    if (category) choose(category);
    storedDraft.restore();
  };
  return { form, read, forget: storedDraft.forget, offer: { ...storedDraft, restore }, restored };
}
