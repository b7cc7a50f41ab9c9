import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { deleteRows } from "#test/support/migrations";
import { anEvent, anOrganizer } from "#test/support/rows";
import { pageText } from "#test/support/visitor";
import type { FactValues } from "~/domain/facts/facts";

const TOLD: FactValues = { wheelchair: false, family: "free_church", hearing_loop: true };

const ASKED = [
  ["fact=wheelchair", "nb", "De fleste har ikke fortalt"],
  ["family=catholic", "nn", "Dei fleste har ikkje fortalt"],
  ["language=en", "en", "Most have not told"],
  ["fact=for_children&language=en", "nb", "De fleste har ikke fortalt"],
] as const;

const page = async (asked: string, lang: string) => pageText(`/?q=konsert&${asked}&lang=${lang}`);

/** Each has an event; what is `told` of organizers and their events. */
async function organizers(count: number, told: boolean) {
  for (let n = 0; n < count; n++) {
    const { id: organizer_id } = await anOrganizer(told ? { facts: TOLD } : {});
    const facts: FactValues = told ? { language: "en", age_to: 12 } : {};
    await anEvent({ organizer_id, start_time: fromNow({ days: 1 + n }), facts });
  }
}

test("where there is nothing, nothing is said of who has told", async () => {
  expect(await page("fact=wheelchair", "nb")).not.toContain("De fleste");
});

describe.each([
  ["few", 1, 3, "Bergen"],
  ["half", 2, 2, "Oslo"],
  ["most", 3, 1, "Voss"],
])("where %s have told", (share, told, untold, near) => {
  beforeAll(async () => {
    await deleteRows();
    await organizers(told, true);
    await organizers(untold, false);
  });

  test.each(ASKED)(
    `a search by %s says so only where it is true, and leads to what has not`,
    async (asked, lang, said) => {
      const shown = await page(`near=${near}&${asked}`, lang);
      expect(shown.includes(said)).toBe(share === "few");
      if (share === "few") expect(shown).toContain(`href="/?q=konsert&amp;near=${near}"`);
      expect(await page("", lang)).not.toContain(said);
    },
  );

  test("one that few have told of several is enough", async () => {
    expect(await page("fact=hearing_loop&fact=free", "nb")).toContain("De fleste har ikke fortalt");
  });
});
