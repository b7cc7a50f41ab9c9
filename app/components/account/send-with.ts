/** Sends a form with what a passkey answered, in its field `response`. */
export function sendWith(form: HTMLFormElement, response: unknown): void {
  form.querySelector<HTMLInputElement>("input[name=response]")!.value = JSON.stringify(response);
  form.requestSubmit();
}
