import type { MouseEvent } from "react";
import { fieldId } from "~/components/ui/field";

/** Chooses a later time, opens the row where it is said, and leads there. */
export function showTiming({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
  const { form } = currentTarget;
  currentTarget.closest("details")?.removeAttribute("open");
  const later = form?.querySelector<HTMLInputElement>("[name=publish][value=later]");
  const row = later?.closest<HTMLDetailsElement>("[data-row]");
  if (!later || !row) return;
  row.open = true;
  if (!later.checked) later.click();
  document.getElementById(fieldId("publish_date"))?.focus();
}
