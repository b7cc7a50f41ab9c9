import { beforeAll, describe, expect, test } from "vitest";
import { anEvent, anOrganizer } from "#test/support/rows";
import { signedIn } from "#test/support/signed-in";
import { visit } from "#test/support/visitor";

let headers: { Cookie: string };

beforeAll(async () => {
  const { id, email } = await anOrganizer({ id: "valgfri", is_superadmin: true });
  await anEvent({ id: "valgfri", organizer_id: id });
  headers = await signedIn(email);
});

interface Control {
  name: string;
  label: string;
  isRequired: boolean;
}

/** Returns a page's text fields with their labels, and the legend of the group they stand in. */
async function fieldsOf(path: string, init: RequestInit): Promise<Control[]> {
  const response = await visit(path, init);
  expect([path, response.status]).toEqual([path, 200]);
  const html = (await response.text()).replaceAll("<!-- -->", "");
  const textOf = (part: string) => part.replace(/<[^>]+>/g, "");
  const labels = new Map(
    [...html.matchAll(/<label [^>]*for="([^"]+)"[^>]*>(.*?)<\/label>/gs)].map(([, id, text]) => [id, textOf(text!)]),
  );
  const around = (index: number) =>
    textOf(/<label(?!.*<\/label>).*$/s.exec(html.slice(Math.max(0, index - 1000), index))?.[0] ?? "");
  const valueOf = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const typed = [...html.matchAll(/<(?:input|textarea)\b[^>]*>/g)].filter(
    ([tag]) => !/ type="(?:hidden|checkbox|radio|file|search|submit)"| readOnly/i.test(tag),
  );
  const groupOf = (index: number) =>
    textOf(/<fieldset\b[^>]*>\s*<legend[^>]*>(?!.*<\/fieldset>)(.*?)<\/legend>/s.exec(html.slice(0, index))?.[1] ?? "");
  return typed.map(({ 0: tag, index }) => ({
    name: valueOf(tag, "name") ?? "",
    label: `${groupOf(index)} ${labels.get(valueOf(tag, "id") ?? "") ?? around(index)}`,
    isRequired: / required\b/.test(tag),
  }));
}

/** Only optional with another choice in the same form. */
const AT_TIMES = [
  ...["recurrence_end_date", "recurrence_count", "recurrence_every", "picked_days"],
  ...["publish_date", "publish_time", "organization_name", "pasted", "line"],
];

const FORMS: [path: string, optional: number, isForAnybody?: boolean][] = [
  ["/dashboard/event/new", 6],
  ["/dashboard/event/valgfri/edit", 6],
  ["/dashboard/settings", 5],
  ["/dashboard/calendar-sync", 0],
  ["/organizer/valgfri/team", 0],
  ["/admin/organizers", 1],
  ["/admin/organizers/valgfri/edit", 5],
  ["/report/event/valgfri", 1],
  ["/login", 0, true],
  ["/login?mode=sign-up", 0, true],
];

describe("«(valgfritt)» stands on every field that may be left empty, and on no other", () => {
  test.each(FORMS)("%s", async (path, atLeast, isForAnybody) => {
    const fields = await fieldsOf(path, isForAnybody ? {} : { headers });
    expect(fields.length).toBeGreaterThan(0);
    const said = (isSaid: boolean) =>
      fields.filter(({ label }) => label.includes("(valgfritt)") === isSaid).map(({ name }) => name);
    expect(said(true).length, said(true).join()).toBeGreaterThanOrEqual(atLeast);
    expect(
      fields.filter(
        ({ name, isRequired, label }) => !AT_TIMES.includes(name) && isRequired === label.includes("(valgfritt)"),
      ),
    ).toEqual([]);
  });
});
