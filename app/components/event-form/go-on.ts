import type { KeyboardEvent } from "react";

/** Of the button that publishes or saves. */
export const GO_ON_KEYS = "Control+Enter Meta+Enter";

export const isGoOn = ({ key, ctrlKey, metaKey, nativeEvent, target }: KeyboardEvent): boolean =>
  key === "Enter" && (ctrlKey || metaKey) && !nativeEvent.isComposing && !(target as Element).closest("dialog");

/**
 * Leads to what asks next after `from`, in the order of the form: into its first field, or else to its answers. Where
 * nothing asks, sends the form. A row or a button does what it says.
 */
export function goOn(form: HTMLFormElement, from: Element): void {
  const pressed = from.closest<HTMLElement>("summary, button");
  if (pressed) return pressed.click();
  const next = [...form.querySelectorAll<HTMLElement>("[data-asks]")].find(
    (one) => from.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  if (!next) return form.requestSubmit();
  if (next instanceof HTMLDetailsElement) next.open = true;
  const field = next.querySelector<HTMLElement>("input:not([type=hidden]), textarea, select");
  (field ?? next.querySelector("button"))?.focus();
}
