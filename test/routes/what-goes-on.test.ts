import { beforeAll, expect, test } from "vitest";
import cases from "#test/cases/routes/what-goes-on.tsv?raw";
import { casesOf } from "#test/support/cases";
import { anEvent, anOrganizer } from "#test/support/rows";
import { pageText } from "#test/support/visitor";
import { momentAt } from "~/domain/time/days-and-moments";

beforeAll(async () => {
  const { id: organizer_id } = await anOrganizer({ name: "Bykirken" });
  const wholeDays = (title: string, from: string, to: string) =>
    anEvent({
      organizer_id,
      title,
      start_time: momentAt(from, "00:00"),
      end_time: momentAt(to, "00:00"),
      all_day: true,
    });
  await wholeDays("Menighetsbasar", "2026-06-04", "2026-06-05");
  await wholeDays("Sommerstevne", "2026-06-04", "2026-06-07");
  await wholeDays("Leir i begynnelsen", "2026-07-03", "2026-07-07");
  for (let n = 0; n < 30; n++) await wholeDays(`Leir ${n}`, "2026-07-24", "2026-07-28");
  const evening = { organizer_id, event_type: "concert" } as const;
  await anEvent({ ...evening, title: "Tredje", start_time: momentAt("2027-03-03", "18:00") });
  await anEvent({ ...evening, title: "Tjuende", start_time: momentAt("2027-03-20", "18:00") });
});

const pageOf = async (path: string) => (await pageText(path)).split("__remixContext")[0]!;

async function cellsOf(path: string): Promise<(day: string) => string> {
  const cells = (await pageOf(path)).split("<td");
  return (day) => cells.find((cell) => cell.includes(`data-day="${day}"`)) ?? "";
}

test.each(casesOf<[string]>(cases, "the list has what goes on"))("the list has what goes on: %s", async (path) =>
  expect(await pageOf(path)).toContain("Menighetsbasar"),
);

test.each(["/?when=tomorrow", "/?from=2026-06-05", "/?q=konsert"])("and not in %s", async (path) =>
  expect(await pageOf(path)).not.toContain("Menighetsbasar"),
);

test("the month has what began today on today too", async () => {
  const cellOf = await cellsOf("/?view=month");
  expect(cellOf("2026-06-04")).toContain("Menighetsbasar");
  expect(cellOf("2026-06-05")).not.toContain("Menighetsbasar");
  for (const day of ["2026-06-04", "2026-06-05", "2026-06-06"]) expect(cellOf(day)).toContain("Sommerstevne");
});

test("what is of several days stands on all of them, however many come later in the month", async () => {
  const cellOf = await cellsOf("/?view=month&month=2026-07");
  for (const day of ["2026-07-03", "2026-07-05", "2026-07-06"]) expect(cellOf(day)).toContain("Leir i begynnelsen");
});

test("an organizer's month names it once", async () => {
  const { id } = await anOrganizer({ name: "Nabokirken" });
  await anEvent({
    organizer_id: id,
    title: "Bare en",
    start_time: momentAt("2026-06-04", "00:00"),
    end_time: momentAt("2026-06-07", "00:00"),
    all_day: true,
  });
  const cellOf = await cellsOf(`/organizer/${id}/month?month=2026-06`);
  expect(cellOf("2026-06-04").split("Bare en")).toHaveLength(2);
});

test.each(["type=concert", "q=konsert"])(
  "an empty month names no event before the days searched for: %s",
  async (wanted) => {
    const page = await pageOf(`/?${wanted}&from=2027-03-15&view=month&month=2027-02`);
    expect(page).toContain("Tjuende");
    expect(page).not.toContain("Tredje");
  },
);
