import { present } from "~/domain/values";

/** Sends the form with what the device answered. */
export function sendWith(form: HTMLFormElement | null, response: unknown): void {
  const field = present(form?.querySelector<HTMLInputElement>("input[name=response]"), "field of the answer");
  field.value = JSON.stringify(response);
  field.form?.requestSubmit();
}
