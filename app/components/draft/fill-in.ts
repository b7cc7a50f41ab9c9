const FILLED_IN = "filled-in";

/** An input event of a field that was filled in for the person, as against typed or chosen by hand. */
export const isFilledIn = (event: Event): boolean => event instanceof CustomEvent && event.detail === FILLED_IN;

/** Sets a form's field of any kind, for the person, which it hears of where it held the same; several boxes of a name by their values with commas between. */
export function fillForPerson(form: HTMLFormElement | null, name: string, text: string): void {
  const found = form?.elements.namedItem(name);
  const fields = found instanceof RadioNodeList ? [...found] : [found];
  const inputs = fields.filter((field) => field instanceof HTMLInputElement);
  const choices = inputs.filter(({ type }) => type === "radio" || type === "checkbox");
  if (choices.length > 0) return choose(choices, text);
  const [field] = fields;
  const kind = [HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement].find((one) => field instanceof one);
  if (!kind || !(field instanceof kind)) return;
  // React replaces the element's own setter, which would hide the change from React.
  Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(field, text);
  tell(field);
}

function choose(choices: readonly HTMLInputElement[], text: string): void {
  const chosen = text.split(",");
  for (const choice of choices) {
    const isChosen = choices.length > 1 || choice.type === "radio" ? chosen.includes(choice.value) : text !== "";
    if (choice.checked === isChosen) continue;
    choice.checked = isChosen;
    if (isChosen || choice.type === "checkbox") tell(choice);
  }
}

const tell = (field: EventTarget) =>
  field.dispatchEvent(new CustomEvent("input", { bubbles: true, detail: FILLED_IN }));
