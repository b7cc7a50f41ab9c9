import { describe, expect, it } from "vitest";
import { calendarFileName } from "~/views/events/calendar-file";

describe("calendarFileName", () => {
  it.each([
    ["Høstkonsert på Røros!", "hostkonsert-pa-roros.ics"],
    ['a"; filename="evil.exe', "a-filename-evil-exe.ics"],
    ["\r\nSet-Cookie: x", "set-cookie-x.ics"],
    ["🎵", "samling.ics"],
    ["å".repeat(300), `${"a".repeat(60)}.ics`],
  ])("calls %j %s", (title, name) => {
    expect(calendarFileName(title)).toBe(name);
  });
});
