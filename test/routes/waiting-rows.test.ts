import { expect, it } from "vitest";
import cases from "#test/cases/routes/waiting-rows.tsv?raw";
import { casesOf } from "#test/support/cases";
import { NOW } from "#test/support/clock";
import { reviewDeps } from "#test/support/reviewing";
import { someRows } from "#test/support/reviews";
import { anIntake, anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { pageText } from "#test/support/visitor";
import { publishIntake } from "~/models/intake/publish";
import { newId } from "~/models/site/new-id";

it.each(casesOf<[string, string, string, string]>(cases, "what waits is said"))(
  "what was left unticked is named, stays to be looked over, and is counted in the list (%s)",
  async (locale, said, listed, below) => {
    const { id: organizer_id, email } = await anOrganizer({ created_at: NOW });
    const found = [
      { title: "Gudstjeneste" },
      { title: "Årsmøte", isPrivate: true },
      { title: "Loppemarked", day: "2026-07-04", isPrivate: true },
    ];
    const rows = someRows(found).map((row) => ({ ...row, id: newId() }));
    const intake = await anIntake({ id: newId(), organizer_id, rows });
    expect(await publishIntake(intake, null, reviewDeps())).toMatchObject({ ok: true });
    const headers = await signedIn(email, { cookies: [`samling_preferences=system.${locale}.24h`] });
    const page = await pageText(`/dashboard/intake/${intake.id}`, headers);
    expect(page).toContain(said);
    expect(page).toContain(below);
    for (const [at, { id }] of rows.entries()) expect(page.includes(`id="tick-${id}"`)).toBe(at > 0);
    expect(await pageText("/dashboard/intake", headers)).toContain(listed);
  },
);
