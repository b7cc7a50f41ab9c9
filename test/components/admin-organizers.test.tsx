// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { render } from "#test/support/render";
import { AddOrganizer } from "~/components/admin/add-organizer";
import { EditOrganizer } from "~/components/admin/edit-organizer";
import { type ProfileAnswer, viewProfileForm } from "~/views/organizers/profile-form";

const NOTHING = { intent: "", texts: {}, errors: {}, waitMinutes: 0, imageProblems: {} };
const answer: ProfileAnswer = { ...NOTHING, problem: "failed", changed: null, holder: null, register: null, why: null };
const attribution = { text: "Kart", href: "https://kart.test/" };
const stored = { id: "o1", name: "Bykirken", email: "post@bykirken.test", form: viewProfileForm({}) };

test.each([
  ["added", "Kunne ikke legge til", <AddOrganizer answer={answer} attribution={attribution} />],
  ["changed", "Kunne ikke oppdatere", <EditOrganizer answer={answer} attribution={attribution} {...stored} />],
])("an organisation that is not %s: the form says so", (_what, told, form) => {
  expect(render(form).querySelector("[role=alert]")?.textContent).toContain(told);
});
