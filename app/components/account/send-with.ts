export function sendWith(form: HTMLFormElement | null, response: unknown): void {
  const field = form?.querySelector<HTMLInputElement>("input[name=response]");
  if (field) field.value = JSON.stringify(response);
  form?.requestSubmit();
}
