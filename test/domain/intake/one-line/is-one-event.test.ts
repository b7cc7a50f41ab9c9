import { describe, expect, test } from "vitest";
import { isOneEvent } from "~/domain/intake/one-line/is-one-event";

const NOW = new Date("2026-11-27T10:00:00Z");

describe("one event, for its form:", () => {
  test.each([
    ...["mandag", "tirsdag", "onsdag", "torsdag", "fredag", "lørdag", "søndag"].map((day) => `Kveldsmøte ${day} kl 19`),
    "Hver torsdag 11–12.30 babysang i menighetssalen ut mai",
    "Konsert 12/12 kl 19, 200 kr, billetter på eksempel.no",
    "Konsert\nLørdag 12. desember kl 19\nDomkirken",
    "Konsert",
    "Julebasar\nLørdag 5. desember kl. 11–15\nLoddsalg, kaffe og vafler",
    "Konsert i kirka",
  ])("%s", (text) => expect(isOneEvent(text, NOW)).toBe(true));
});

describe("the intake's:", () => {
  test.each([
    ["nothing", "  "],
    ["a link", "https://eksempel.no/program"],
    ["a link with words", "Her er programmet vårt: eksempel.no"],
    [
      "a calendar",
      "BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:Konsert\nDTSTART:20261212T180000Z\nEND:VEVENT\nEND:VCALENDAR",
    ],
    ["a page", "<html><body><h3>Konsert</h3><p>12. desember kl 19</p></body></html>"],
    ["data", '[{"name":"Konsert","startDate":"2026-12-12T19:00"}]'],
    ["several events", "12. desember kl. 19 Konsert\n19. desember kl. 11 Gudstjeneste"],
    [
      "a programme",
      "Program for våren 2027\nSøndag 13. juni kl. 11.00 Messe i Storevik kirke\nOnsdag 16. juni kl 7 Kaffe",
    ],
    ["a long text", "Konsert 12. desember kl 19\n".padEnd(2100, "Velkommen. ")],
    ["a text without any day", "Et program\nuten noen dato"],
  ])("%s", (_, text) => expect(isOneEvent(text, NOW)).toBe(false));
});
