import { beforeAll, describe, expect, test } from "vitest";
import { fromNow } from "#test/support/clock";
import { anEvent, anOrganizer, setHidden } from "#test/support/rows";
import { sendForm } from "#test/support/visitor";

const ask = (fields: Record<string, string>) => sendForm("/favorites.ics", fields);

beforeAll(async () => {
  await anOrganizer({ id: "church", name: "Østre kirke" });
  await anEvent({ id: "evening", organizer_id: "church", title: "Salmekveld", start_time: fromNow({ days: 3 }) });
  await anEvent({ id: "morning", organizer_id: "church", title: "Morgenbønn", start_time: fromNow({ days: 1 }) });
  await anEvent({ id: "over", organizer_id: "church", start_time: fromNow({ days: -3 }) });
  await anEvent({ id: "hidden", organizer_id: "church" });
  await setHidden("event", "hidden", true);
});

describe("all favourites into the calendar by one press", () => {
  test("one entry for each that comes, soonest first, in a file that nobody keeps", async () => {
    const response = await ask({ event_ids: "evening,over,gone,hidden,morning,evening" });
    expect(response.status).toBe(200);
    expect(response.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
    expect(response.headers.get("Content-Disposition")).toBe('attachment; filename="samling.ics"');
    expect(response.headers.get("Cache-Control")).toBe("no-store");
    const entries = (await response.text()).match(/(?<=^SUMMARY[^:]*:).+(?=\r)/gm);
    expect(entries).toEqual(["Morgenbønn", "Salmekveld"]);
  });

  test.each([
    ["no ids", {}],
    ["an id that is none", { event_ids: "evening,a b" }],
    ["an empty id", { event_ids: "" }],
    ["too many", { event_ids: Array.from({ length: 501 }, (_, n) => `e${n}`).join(",") }],
  ])("%s: refused", async (_what, fields: Record<string, string>) => {
    expect((await ask(fields)).status).toBe(400);
  });
});
