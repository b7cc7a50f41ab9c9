import { describe, expect, it, test } from "vitest";
import { googleAddAddress, outlookAddAddress } from "~/domain/calendars/add-addresses";

const EVENT = {
  title: "Konsert & «sang» +1",
  times: { start: new Date("2026-03-29T00:30:00Z"), end: new Date("2026-03-29T02:00:00Z"), isAllDay: false },
  place: "Fjellkirken, Røros",
  text: "Første avsnitt.\n\nAndre.",
  url: "https://samling.example/event/x",
};
const CAMP = {
  start: new Date("2026-10-23T22:00:00Z"),
  end: new Date("2026-10-25T23:00:00Z"),
  isAllDay: true,
};
const fieldsOf = (address: string) => Object.fromEntries(new URL(address).searchParams);

describe("Google's calendar", () => {
  it("gets moments in UTC, also in the night that the clocks change", () => {
    expect(fieldsOf(googleAddAddress(EVENT))).toEqual({
      action: "TEMPLATE",
      text: EVENT.title,
      dates: "20260329T003000Z/20260329T020000Z",
      details: `${EVENT.text}\n\n${EVENT.url}`,
      location: EVENT.place,
    });
  });

  test("whole days end on the day after the last", () => {
    expect(fieldsOf(googleAddAddress({ ...EVENT, times: CAMP }))["dates"]).toBe("20261024/20261026");
    const oneDay = { ...CAMP, end: null };
    expect(fieldsOf(googleAddAddress({ ...EVENT, times: oneDay }))["dates"]).toBe("20261024/20261025");
  });

  test("an event without an end takes an hour", () => {
    const times = { ...EVENT.times, end: null };
    expect(fieldsOf(googleAddAddress({ ...EVENT, times }))["dates"]).toBe("20260329T003000Z/20260329T013000Z");
  });
});

describe("Outlook on the web", () => {
  it("gets moments in UTC", () => {
    expect(fieldsOf(outlookAddAddress(EVENT))).toEqual({
      path: "/calendar/action/compose",
      rru: "addevent",
      subject: EVENT.title,
      startdt: "2026-03-29T00:30:00.000Z",
      enddt: "2026-03-29T02:00:00.000Z",
      body: `${EVENT.text}\n\n${EVENT.url}`,
      location: EVENT.place,
    });
  });

  test("whole days end on the day after the last", () => {
    expect(fieldsOf(outlookAddAddress({ ...EVENT, times: CAMP }))).toMatchObject({
      startdt: "2026-10-24",
      enddt: "2026-10-26",
      allday: "true",
    });
  });
});

test("a long text is shortened between characters, and the page's address stays", () => {
  const details = fieldsOf(googleAddAddress({ ...EVENT, text: "🎉".repeat(2000), place: null }))["details"]!;
  expect([...details].length).toBeLessThan(700);
  expect(details).not.toContain("\ufffd");
  expect(details.endsWith(EVENT.url)).toBe(true);
});
