import { expect, test } from "vitest";
import { NOW } from "#test/support/clock";
import { REGISTER_STANDINGS } from "~/domain/organizers/register";
import { viewRegisterState } from "~/views/organizers/register-state";

const aRow = (given: Partial<Parameters<typeof viewRegisterState>[0]> = {}) => ({
  organization_number: "999000177",
  register_standing: null,
  register_name: null,
  register_checked_at: null,
  register_due_at: null,
  has_register_name: false,
  ...given,
});

const state = (given: Parameters<typeof aRow>[0] = {}) => viewRegisterState(aRow(given), { locale: "nb" });

test("the team is told nothing without a number, nor of one that the register was never asked about", () => {
  expect(state({ organization_number: null })).toBeNull();
  expect(state()).toBeNull();
});

test("that the register has not responded, and what it said of a number that is not active", () => {
  expect(state({ register_due_at: NOW })?.text).toContain("har ikke svart ennå");
  for (const register_standing of REGISTER_STANDINGS.filter((standing) => standing !== "active"))
    expect(state({ register_standing, register_checked_at: NOW })).toEqual({
      text: expect.stringMatching(/\.$/) as string,
      href: null,
    });
});

test("that it is registered, by which name, and where that stands; and where its own name is another", () => {
  const active = { register_standing: "active", register_name: "Bykirken på Røros", register_checked_at: NOW } as const;
  expect(state({ ...active, has_register_name: true })).toEqual({
    text: "Registrert i Enhetsregisteret som Bykirken på Røros (sist sjekket 4. juni 2026). Det står på siden deres, med lenke til registeret.",
    href: "https://virksomhet.brreg.no/nb/oppslag/enheter/999000177",
  });
  expect(state(active)?.text).toContain("Navnet deres her er et annet enn i registeret.");
});
