/** Writes into a text field for the visitor, and lets whoever listens to it know. */
export function fillField(field: Element | RadioNodeList | null | undefined, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  // React keeps its own setter on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
