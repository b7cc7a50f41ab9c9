/** Dispatches the field's input event. */
export function fillField(field: Element | RadioNodeList | null | undefined, text: string): void {
  if (field instanceof RadioNodeList) field.value = text;
  const kind = [HTMLInputElement, HTMLSelectElement].find((element) => field instanceof element);
  if (!kind || !(field instanceof kind)) return;
  // React replaces the element's own setter, which would hide the change from React.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
