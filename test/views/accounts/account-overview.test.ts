import { expect, test } from "vitest";
import type { AccountOverview } from "#db/queries/accounts/overview";
import { fromNow } from "#test/support/clock";
import { viewAccountOverview, viewFarewell } from "~/views/accounts/overview";
import { viewDevices } from "~/views/accounts/settings";

const row: AccountOverview = {
  email: "a@lillevik.test",
  pending_email: null,
  sessions: 1,
  passkeys: 0,
  is_superadmin: 0,
  is_moderator: 0,
};
const statesOf = (given: Partial<AccountOverview>, demand: "nobody" | "staff" = "nobody") =>
  viewAccountOverview({ ...row, ...given }, demand, "nb").rows.map(({ state }) => state);

test.each([
  [{}, "nobody", [null, "Bare denne", "Av"]],
  [
    { pending_email: "b@lillevik.test", sessions: 3, passkeys: 2 },
    "nobody",
    ["Venter på at b@lillevik.test blir bekreftet", "3 enheter", "På, med 2 passnøkler"],
  ],
  [{ is_moderator: 1 }, "staff", [null, "Bare denne", "Rollen din krever det"]],
  [{ is_moderator: 1, passkeys: 1 }, "staff", [null, "Bare denne", "På, med én passnøkkel"]],
] as const)("how an account stands: %j, demanded of %s", (given, demand, states) => {
  expect(statesOf(given, demand).slice(0, 3)).toEqual(states);
});

test("a farewell is said once, in the visitor's language", () => {
  expect(viewFarewell("https://samling.test/settings?melding=accountDeleted", "en")).toBe(
    "Your account has been deleted.",
  );
  expect(viewFarewell("https://samling.test/settings", "nb")).toBeNull();
});

test("the device at hand comes first; the others tell when they were last seen, on the Norwegian clock", () => {
  const preferences = { theme: "light", locale: "nb", timeFormat: "24h" } as const;
  const session = { created_at: fromNow({ days: -2 }), last_seen_at: fromNow({ hours: -1 }), user_agent: null };
  const devices = viewDevices(
    [
      { ...session, id: "other" },
      { ...session, id: "here" },
    ],
    { hereId: "here", preferences },
  );
  expect(devices.map(({ id, name, isHere, seen }) => [id, name, isHere, seen])).toEqual([
    ["here", "Ukjent nettleser på ukjent enhet", true, "Sist sett nå nylig"],
    ["other", "Ukjent nettleser på ukjent enhet", false, "Sist sett 4. juni kl. 11:00"],
  ]);
});
