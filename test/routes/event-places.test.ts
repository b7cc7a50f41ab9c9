import { expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";

const pageOf = async (path: string, email: string) => (await visit(path, { headers: await signedIn(email) })).text();

test("the form of a new event proposes the profile's name, address, town and pin", async () => {
  const { email } = await anOrganizer({ name: "Hjemmekirken", address: "Kirkegata 4", city: "Bodø", lat: 67.28, lng: 14.4 });
  const page = await pageOf("/dashboard/event/new", email);
  for (const value of ["Hjemmekirken", "Kirkegata 4", "Bodø", "67.28", "14.4"]) expect(page).toContain(`value="${value}"`);
});

test("an organisation without an address is asked for it on its dashboard, one with an address is not", async () => {
  const [without, having] = [await anOrganizer({ address: null }), await anOrganizer({ address: "Kirkegata 4" })];
  expect(await pageOf("/dashboard", without.email)).toContain("Hvor holder dere til?");
  expect(await pageOf("/dashboard", having.email)).not.toContain("Hvor holder dere til?");
});

test("an event without a position carries a mark that says what that costs", async () => {
  const [without, having] = [await anOrganizer(), await anOrganizer()];
  await anEvent({ organizer_id: without.id, lat: null, lng: null });
  await anEvent({ organizer_id: having.id });
  expect(await pageOf("/dashboard", without.email)).toContain("Finnes ikke i søk nær deg");
  expect(await pageOf("/dashboard", having.email)).not.toContain("Finnes ikke i søk nær deg");
});
