import { describe, expect, test } from "vitest";
import { findIntake } from "#db/queries/intakes";
import { findOrganizerByEmail } from "#db/queries/organizers/organizers";
import { anAccount } from "#test/support/accounts";
import { calendarDeps } from "#test/support/calendar-work";
import { aSubmission, aViewer, profileDeps } from "#test/support/profile-work";
import { testDatabase } from "#test/support/rows";
import { beginOrganizer } from "~/models/organizers/begin";

const db = testDatabase();
const { deps: calendars } = calendarDeps({ kind: "failed", problem: "unreachable", detail: "" });
const deps = () => ({ ...calendars, pages: calendars.feeds, ...profileDeps() });
const TEXT = "Program våren 2027\nSøndag 13. juni 2027 kl. 11.00 Friluftsgudstjeneste i Storevik kirke";

async function begin(email: string, pasted: string | null, name = "Storevik menighet") {
  const { id: userId } = await anAccount({ email });
  const brought = pasted === null ? [] : [{ pasted }];
  return beginOrganizer(aSubmission({ name }), brought, aViewer({ email, userId }), deps());
}

describe("a new organizer brings its events in with the form that creates it", () => {
  test("a text is stored for review, and nothing of it is public", async () => {
    const begun = await begin("brakte@person.test", TEXT);
    if (!begun.ok) throw new Error(begun.problem.kind);
    const intake = await findIntake(db, begun.value.intake!.id);
    const organizer = await findOrganizerByEmail(db, "brakte@person.test");
    expect(intake).toMatchObject({ organizer_id: organizer!.id, published_at: null });
    expect(intake!.rows).toMatchObject([{ title: "Friluftsgudstjeneste", day: "2027-06-13", time: "11:00" }]);
  });

  test("where it cannot be read, nothing is created: it may be corrected or left out", async () => {
    const begun = await begin("uleselig@person.test", "En tekst uten noen dato");
    expect(begun).toMatchObject({ ok: false, problem: { kind: "nothingRead", images: {} } });
    expect(await findOrganizerByEmail(db, "uleselig@person.test")).toBeNull();
    expect(await begin("uleselig2@person.test", null)).toEqual({ ok: true, value: { intake: null } });
  });

  test("a profile that is not complete is told first", async () => {
    expect(await begin("uten-navn@person.test", TEXT, "")).toMatchObject({ ok: false, problem: { kind: "invalid" } });
  });
});
