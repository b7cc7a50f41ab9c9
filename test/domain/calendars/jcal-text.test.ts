import ICAL from "ical.js";
import { expect, test } from "vitest";
import { seededRandom } from "#test/support/random";
import { type JCalComponent, jCalText } from "~/domain/calendars/jcal-text";
import { NORWEGIAN_CLOCK } from "~/domain/calendars/norwegian-clock";

const LETTERS = [..."abcæøåÆØÅ ,;:\\\"^\n\t–…€🎄👨‍👩‍👧'=#%"];

test("the text is what ical.js makes of the same jCal, whatever letters are in it", () => {
  ICAL.foldLength = 74;
  const random = seededRandom(7265);
  const words = () => Array.from({ length: random.whole(200) }, () => random.pick(LETTERS)).join("");
  for (let n = 0; n < 300; n++) {
    const event: JCalComponent = [
      "vevent",
      [
        ["uid", {}, "text", words()],
        ["sequence", {}, "integer", random.whole(9999)],
        ["dtstamp", {}, "date-time", "2026-06-07T09:00:00Z"],
        ["dtstart", {}, "date", "2026-06-07"],
        ["dtend", { tzid: "Europe/Oslo" }, "date-time", "2026-06-07T09:00:00"],
        ["exdate", { tzid: "Europe/Oslo" }, "date-time", "2026-06-07T09:00:00", "2026-06-14T09:00:00"],
        ["recurrence-id", {}, "date", "2026-06-14"],
        ["rrule", {}, "recur", { freq: "WEEKLY", until: "2026-12-24T10:00:00Z", byday: "-1SU" }],
        ["rrule", {}, "recur", { freq: "MONTHLY", until: "2026-12-24", byday: ["MO", "TU"], interval: 2 }],
        ["summary", { language: "nn" }, "text", words()],
        ["geo", {}, "float", [random.between(57, 71), random.between(4, 31)]],
        ["categories", {}, "text", words(), words()],
        ["image", { display: "BADGE" }, "uri", `https://samling.test/${random.whole(10 ** 9)}`],
        ["url", {}, "uri", "https://samling.test/event/a,b;c"],
      ],
      [],
    ];
    const feed: JCalComponent = [
      "vcalendar",
      [
        ["name", {}, "text", words()],
        ["x-wr-calname", {}, "text", words()],
        ["x-wr-timezone", {}, "unknown", "Europe/Oslo"],
        ["refresh-interval", {}, "duration", "PT6H"],
        ["x-published-ttl", {}, "unknown", "PT6H"],
      ],
      [NORWEGIAN_CLOCK, event],
    ];
    expect(jCalText(feed)).toBe(ICAL.stringify(feed));
  }
});
