import { beforeAll, describe, expect, test } from "vitest";
import { findIntake } from "#db/queries/intakes";
import { reviewDeps } from "#test/support/reviewing";
import { someRows } from "#test/support/reviews";
import { anOrganizerWithRoles, headersOf, ROLES } from "#test/support/roles";
import { anIntake, type OrganizerRow, testDatabase } from "#test/support/rows";
import { visit } from "#test/support/visitor";
import { publishIntake } from "~/models/intake/publish";
import { undoIntake } from "~/models/intake/review";
import { newId } from "~/models/site/new-id";

const SECRET = "private-0123456789abcdef";
const ADDRESS = `https://calendar.google.com/calendar/ical/kontor%40nes.example/${SECRET}/basic.ics`;

let organizer: OrganizerRow;
beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
});

const anAsked = async () => {
  const rows = someRows([{}]).map((row) => ({ ...row, id: newId() }));
  return await anIntake({ id: newId(), organizer_id: organizer.id, kind: "calendar", address: ADDRESS, rows });
};

describe("the address of what was brought in", () => {
  test.each(ROLES)("is whole for who may write calendars, and its host for others who see it: %s", async (role) => {
    const intake = await anAsked();
    const response = await visit(`/dashboard/intake/${intake.id}`, { headers: await headersOf(role, organizer.id) });
    const page = await response.text();
    const isWhole = ["admin", "owner", "superadmin"].includes(role);
    expect([response.status === 200, page.includes(SECRET), page.includes("calendar.google.com")]).toEqual([
      isWhole || role === "editor",
      isWhole,
      isWhole || role === "editor",
    ]);
  });

  test("is forgotten when its events are published, and stays so when that is undone", async () => {
    const intake = await anAsked();
    const deps = reviewDeps();
    const addressNow = async () => (await findIntake(testDatabase(), intake.id))!.address;
    expect(await publishIntake(intake, null, deps)).toMatchObject({ ok: true });
    expect(await addressNow()).toBeNull();
    await undoIntake((await findIntake(testDatabase(), intake.id))!, deps);
    expect(await addressNow()).toBeNull();
  });
});
