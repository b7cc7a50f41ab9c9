import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { organizers } from "#db/schema";
import { anAccount } from "#test/support/accounts";
import { fromNow } from "#test/support/clock";
import { aSubmission, aViewer, profileDeps } from "#test/support/profile-work";
import { testDatabase } from "#test/support/rows";
import { createOrganizerFor } from "~/models/organizers/create";
import { adminOrganizerForm } from "~/schemas/admin/forms";
import { parseForm } from "~/schemas/forms/parse";
import { profileWithFacts } from "~/schemas/organizers/profile";

const TAKEN = { ok: false, problem: { kind: "emailTaken" } };

test("an organisation that the administration makes once more, because the first answer was lost, is the same one", async () => {
  const [maker, other] = await Promise.all([anAccount(), anAccount()]);
  const email = "en-gang@lillevik.test";
  const make = (name: string, { id } = maker, now?: Date) =>
    createOrganizerFor(
      { organizer: profileWithFacts(parseForm(adminOrganizerForm, { name, email }), {}), images: aSubmission().images },
      aViewer({ userId: id, isSuperadmin: true }),
      profileDeps(now ? { now } : {}),
    );
  const first = await make("Lillevik menighet");
  expect(first).toMatchObject({ ok: true });
  expect(await make("Lillevik menighet")).toEqual(first);
  expect(await make("En annen menighet")).toMatchObject(TAKEN);
  expect(await make("Lillevik menighet", other)).toMatchObject(TAKEN);
  expect(await make("Lillevik menighet", maker, fromNow({ hours: 1 }))).toMatchObject(TAKEN);
  expect(await testDatabase().$count(organizers, eq(organizers.email, email))).toBe(1);
});
