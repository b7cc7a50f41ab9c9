// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { goOn } from "~/components/event-form/go-on";

const pressed = vi.fn<(what: string | undefined) => void>();
let form: HTMLFormElement;
const one = (id: string) => document.getElementById(id)!;

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML = `<form>
    <textarea id="line"></textarea>
    <details id="title"><summary id="title-row"></summary><input id="field-title"></details>
    <details id="place"><summary id="place-row"></summary><input id="field-place"></details>
    <div id="answers" data-asks><button type="button" id="ours"></button><button type="button" id="elsewhere"></button></div>
    <details id="more" data-asks><summary id="more-row"></summary><input id="field-more"></details>
  </form>`;
  form = document.querySelector("form")!;
  form.addEventListener("click", ({ target }) => pressed((target as Element).id));
  form.requestSubmit = () => pressed("sent");
});

test("leads to the answers beside a question, and leaves its row closed", () => {
  goOn(form, one("line"));
  expect(document.activeElement?.id).toBe("ours");
  expect(one("place").hasAttribute("open")).toBe(false);
});

test("opens what asks without answers, and leads into its field", () => {
  one("answers").remove();
  goOn(form, one("line"));
  expect(document.activeElement?.id).toBe("field-more");
  expect(one("more").hasAttribute("open")).toBe(true);
});

test.each(["title-row", "place-row", "more-row", "ours", "elsewhere"])(
  "on %s does what that says, and puts the cursor nowhere else",
  (id) => {
    one(id).focus();
    goOn(form, one(id));
    expect(pressed.mock.calls).toEqual([[id]]);
    expect(["field-title", "field-place", "field-more"]).not.toContain(document.activeElement?.id);
  },
);

test("sends the form where nothing asks any more", () => {
  goOn(form, one("field-more"));
  expect(pressed.mock.calls).toEqual([["sent"]]);
});
