// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it, vi } from "vitest";
import { render } from "#test/support/render";
import { LettersPage } from "~/components/letters/letters-page";
import { ReminderForm } from "~/components/letters/reminder-form";
import type { LettersProblem } from "~/components/letters/reminder-form";
import type { FormAnswer } from "~/schemas/forms/parse";
import { USUAL_CHOICES } from "~/views/letters/letters";

vi.mock("~/components/layout/use-viewer", () => ({ useViewer: () => null }));

const CONSENT = "Kryss av for at vi får lagre det";
const EMAIL = "Skriv e-postadressen din";
const WISH = "Velg minst én ting";

const about = { id: "e1", title: "Konsert" };
const answer: FormAnswer<LettersProblem> | undefined = undefined;
const letters = (isAccount: boolean) => (
  <LettersPage
    {...{ choices: USUAL_CHOICES, done: null, about: null, hasPushes: false, answer }}
    preview={isAccount ? [] : null}
  />
);

/** Presses the form's button; tells whether it would be sent. */
function sends(form: HTMLFormElement): boolean {
  let isSent = false;
  const hold = (event: Event) => {
    isSent = !event.defaultPrevented;
    event.preventDefault();
  };
  form.addEventListener("submit", hold, { once: true });
  act(() => void form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })));
  return isSent;
}

const formOf = (page: HTMLElement) => page.querySelector("form")!;
const tick = (form: HTMLFormElement, name: string, isTicked = true) =>
  act(() => {
    const box = form.elements.namedItem(name) as HTMLInputElement;
    if (box.checked !== isTicked) box.click();
  });

describe("what a form needs is said beside its field before anything is sent", () => {
  it("in the sheet that reminds: address and tick, each until it is there", () => {
    const form = formOf(render(<ReminderForm about={about} choices={null} hasPushes={false} answer={undefined} />));
    expect(sends(form)).toBe(false);
    for (const text of [CONSENT, EMAIL]) expect(form.textContent).toContain(text);
    expect(document.activeElement, "the first").toBe(form.elements.namedItem("email"));
    tick(form, "consent");
    expect(form.textContent).not.toContain(CONSENT);
    const email = form.elements.namedItem("email") as HTMLInputElement;
    act(() => {
      email.value = "anne@person.test";
      email.dispatchEvent(new Event("input", { bubbles: true }));
    });
    expect(form.textContent).not.toContain(EMAIL);
  });

  it("in the letters of an address: a wish as well", () => {
    const form = formOf(render(letters(false)));
    tick(form, "weekly", false);
    expect(sends(form)).toBe(false);
    for (const text of [CONSENT, EMAIL, WISH]) expect(form.textContent).toContain(text);
    expect(form.querySelector("[name=consent]")!.getAttribute("aria-describedby")).toBe("consent-error");
  });

  it("and not where the server asks for none: an account that wants nothing ends them", () => {
    const form = formOf(render(letters(true)));
    expect(sends(form)).toBe(false);
    expect(form.textContent).not.toContain(WISH);
    tick(form, "weekly", false);
    expect(sends(form)).toBe(true);
  });
});
