export function sendWith(form: HTMLFormElement, response: unknown): void {
  form.querySelector<HTMLInputElement>("input[name=response]")!.value = JSON.stringify(response);
  form.requestSubmit();
}
