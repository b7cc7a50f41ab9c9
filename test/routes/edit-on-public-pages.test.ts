import { beforeAll, describe, expect, test } from "vitest";
import { anOrganizerWithRoles, headersOf } from "#test/support/roles";
import { anEvent, anOrganizer, type OrganizerRow } from "#test/support/rows";
import { onTeam, signedIn } from "#test/support/signed-in";
import { pageText, sendForm, visit } from "#test/support/visitor";

let organizer: OrganizerRow;
let paths: { event: string; organizer: string };
const EDITING = { event: /href="\/dashboard\/event\/[\w-]+\/edit"/, organizer: /href="\/dashboard\/settings"/ };

beforeAll(async () => {
  organizer = await anOrganizerWithRoles();
  const event = await anEvent({ organizer_id: organizer.id });
  paths = { event: `/event/${event.id}`, organizer: `/organizer/${organizer.id}` };
});

describe.each(["event", "organizer"] as const)("the public page of one %s", (page) => {
  test("offers 'Rediger' to its owner, whose visit leaves no trace in the copy that everybody gets", async () => {
    const owner = await headersOf("owner", organizer.id);
    for (const path of [paths[page], `${paths[page]}.data`]) {
      const own = await pageText(path, owner);
      if (path === paths[page]) expect(own).toMatch(EDITING[page]);
      for (let n = 0; n < 3; n++) {
        const shared = await visit(path);
        expect(await shared.text()).not.toMatch(/Rediger<|\/edit"|dashboard\/settings/);
      }
    }
    expect(await pageText(paths[page], owner)).toMatch(EDITING[page]);
  });

  test.each(["plain", "viewer", "other_owner"] as const)("does not offer it to %s", async (role) => {
    expect(await pageText(paths[page], await headersOf(role, organizer.id))).not.toMatch(EDITING[page]);
  });
});

test("'Rediger' of an organizer that one does not work for just now switches to it", async () => {
  const second = await anOrganizer();
  await onTeam(second.id, organizer.email, "admin");
  const headers = await signedIn(organizer.email);
  const page = await pageText(`/organizer/${second.id}`, headers);
  expect(page).toMatch(new RegExp(`name="organizer_id" value="${second.id}"`));
  const sent = await sendForm("/dashboard/switch", { organizer_id: second.id, to: "settings" }, headers);
  expect(sent.headers.get("Location")).toBe("/dashboard/settings?melding=switched");
  expect(sent.headers.get("Set-Cookie")).toContain(second.id);
});
