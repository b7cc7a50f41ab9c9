// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { render } from "#test/support/render";
import { MoreAbout } from "~/components/profile/more-about";
import type { FormTexts } from "~/schemas/forms/parse";
import type { ProfileAnswer } from "~/views/organizers/profile-form";

const ANSWER = { errors: {}, imageProblems: {}, why: null, problem: null } as unknown as ProfileAnswer;
const part = (answer: ProfileAnswer | undefined, draft: FormTexts = {}) =>
  render(
    <MoreAbout answer={answer} draft={draft}>
      <p />
    </MoreAbout>,
  ).querySelector("details")!;

it.each<[string, Partial<ProfileAnswer> | null, boolean]>([
  ["nothing was sent", null, false],
  ["the form was refused for its name", { errors: { name: "nameRequired" } }, false],
  ["the form was refused for its address", { errors: { lat: "invalid" } }, false],
  ["the register has answered", {}, false],
  ["it could not be saved", { problem: "failed" }, false],
  ["a folded field is wrong", { errors: { website: "websiteInvalid" } }, true],
  ["its number is another's", { problem: "numberTaken" }, true],
  ["a picture is wrong", { imageProblems: { logo_url: "failed" } }, true],
  ["the programme could not be read", { why: "empty" }, true],
])("is open where %s only if that is behind it", (_, answer, isOpen) => {
  expect(part(answer ? { ...ANSWER, ...answer } : undefined).open).toBe(isOpen);
});

it("says what is set in it, and what could be where nothing is", () => {
  expect(part(undefined, { name: "Solvik", city: "Bergen", phone: " " }).textContent).toContain("åpningstider");
  const set = part(ANSWER, { phone: "12 34 56 78", family: "free_church", mon: "", pasted: "Søndag kl 11" });
  expect(set.textContent).toMatch(/Telefon, Praktisk, Hent inn/);
  expect(set.textContent).not.toContain("åpningstider");
});
