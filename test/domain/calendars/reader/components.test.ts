import { describe, expect, it } from "vitest";
import { calendar, event, onlyOne, read } from "#test/support/ical";

const EVENT = event(
  "UID:good@example.no",
  "DTSTART:20260701T100000Z",
  "SUMMARY:God",
  "DESCRIPTION:Velkommen til kirke",
);
const summaries = (body: string) => read(body).occurrences.map(({ summary }) => summary);

describe("the lines of a calendar", () => {
  const ends: [string, string][] = [
    ["CRLF", "\r\n"],
    ["LF", "\n"],
    ["lone CR", "\r"],
    ["CR CR LF", "\r\r\n"],
    ["two line ends each", "\r\n\r\n"],
  ];

  it.each(ends)("end with %s", (_name, end) => {
    const body = calendar(EVENT)
      .replaceAll("\r\n", end)
      .replace("til kirke", `til${end === "\r\n\r\n" ? "\r\n" : end}  kirke`);
    expect(onlyOne(body)).toMatchObject({ summary: "God", description: "Velkommen til kirke" });
  });

  it("are folded with a space or a tab, anywhere, even in names", () => {
    const body = calendar(EVENT)
      .replace("SUMMARY:God", "SUMM\r\n ARY:G\r\n\to\r\n d")
      .replace("END:VEVENT", "END:VE\r\n VENT");
    expect(summaries(body)).toEqual(["God"]);
  });

  it("keep a carriage return inside a text from tearing it", () => {
    expect(onlyOne(calendar(EVENT).replace("til kirke", "til\rkirke")).description).toBe("Velkommen til kirke");
  });

  it("go on where somebody forgot to escape a line break, or to fold with a space", () => {
    const broken = calendar(EVENT).replace(
      "DESCRIPTION:Velkommen til kirke",
      "DESCRIPTION:Program\nTid: 18:00\n\nAlle er velkomne!",
    );
    expect(onlyOne(broken).description).toBe("Program\nTid: 18:00\nAlle er velkomne!");
    const long = "Velkommen til en lang og innholdsrik kveld med sang, musikk, kaffe og gode ";
    expect(onlyOne(calendar(EVENT).replace("Velkommen til kirke", `${long}\nsamtaler`)).description).toBe(
      `${long}samtaler`,
    );
  });

  it("may have spaces around names and signs, and markers may be indented", () => {
    const body = calendar(
      ["  BEGIN:VEVENT", "DTSTART ; VALUE = DATE : 20260701", "SUMMARY : Hei", " END:VEVENT"],
      "REFRESH - INTERVAL; VALUE = DURATION:PT48H",
    );
    expect(read(body)).toMatchObject({
      refreshInterval: 172_800,
      occurrences: [{ summary: "Hei", start: "2026-07-01" }],
    });
  });
});

describe("the parts of a calendar", () => {
  it("can come from several calendars, each with a zone of its own", () => {
    const one = calendar(
      "X-WR-CALNAME:Menigheten",
      "X-WR-TIMEZONE:Europe/London",
      event("UID:a", "DTSTART:20260701T100000"),
    );
    const other = calendar("X-WR-CALNAME:Koret", event("UID:b", "DTSTART:20260701T100000"));
    expect(read(one + other)).toMatchObject({
      name: "Menigheten",
      occurrences: [
        { uid: "b", start: "2026-07-01T08:00:00Z" },
        { uid: "a", start: "2026-07-01T09:00:00Z" },
      ],
    });
  });

  it("spoil only themselves: what is wrong is listed, the rest is taken", () => {
    const body = calendar(
      event("UID:no-start"),
      event("UID:bad-start", "DTSTART:i morgen"),
      event("UID:31-june", "DTSTART:20260631T100000"),
      event("UID:bad-rule", "DTSTART:20260701", "RRULE:FREQ=OFTEN"),
      event(
        "UID:bad-end",
        "DTSTART:20260701T120000Z",
        "DTEND:senere",
        "DURATION:lenge",
        "this line is nothing",
        "GEO:her",
        "DTSTAMP:nå",
      ),
      event("UID:bad-quotes", 'DTSTART;TZID="Europe/Oslo:20260701T110000', 'SUMMARY;LANGUAGE="nb:Hei'),
      EVENT,
    );
    const { occurrences, skipped, skippedCount } = read(body);
    expect(occurrences.map(({ uid }) => uid)).toEqual(["bad-quotes", "good@example.no", "bad-end"]);
    expect(skippedCount).toBe(4);
    expect(skipped.map(({ uid, reason }) => [uid, reason])).toEqual([
      ["no-start", "no-start"],
      ["bad-start", "bad-date"],
      ["31-june", "bad-date"],
      ["bad-rule", "bad-rule"],
    ]);
    expect(skipped[3]?.detail).toBe("RRULE:FREQ=OFTEN");
  });

  it("end where the next begins, when nobody ended them", () => {
    const open = event("UID:open", "DTSTART:20260701T090000Z", "SUMMARY:Åpen").slice(0, -1);
    expect(summaries(calendar(open, EVENT))).toEqual(["Åpen", "God"]);
    expect(summaries(calendar(EVENT, open))).toEqual(["Åpen", "God"]);
    const alarm = ["BEGIN:VALARM", "TRIGGER:-PT15M", "DESCRIPTION:Påminnelse"];
    expect(summaries(calendar([...open, ...alarm, "END:VEVENT"], EVENT))).toEqual(["Åpen", "God"]);
  });

  it("don't mix: what an alarm or a task says is not the event's", () => {
    const alarm = ["BEGIN:VALARM", "DESCRIPTION:Husk!", "SUMMARY:Alarm", "DURATION:PT5M", "END:VALARM"];
    const task = ["BEGIN:VTODO", "UID:t", "DTSTART:20260701T100000Z", "SUMMARY:Vask gulvet", "END:VTODO"];
    const withAlarm = [...EVENT.slice(0, 2), ...alarm, ...EVENT.slice(2)];
    const { occurrences, totalEvents } = read(calendar(task, withAlarm));
    expect(totalEvents).toBe(1);
    expect(occurrences).toMatchObject([{ summary: "God", description: "Velkommen til kirke", end: null }]);
  });

  it("tell when the calendar was cut off on its way, and the event that it broke in is left out", () => {
    const whole = calendar(event("UID:a", "DTSTART:20260701T100000Z"), event("UID:b", "DTSTART:20260702T100000Z"));
    expect(read(whole).isComplete).toBe(true);
    const cut = read(whole.slice(0, whole.indexOf("UID:b") + 20));
    expect(cut).toMatchObject({
      isComplete: false,
      occurrences: [{ uid: "a" }],
      skipped: [{ uid: "b", reason: "cut-off" }],
    });
    expect(read(whole.replace("END:VCALENDAR", ""))).toMatchObject({ isComplete: false, occurrences: [{}, {}] });
  });

  it("say what the calendar is called, what it wants and how often", () => {
    const head = read(
      calendar(
        "METHOD:publish",
        "NAME:Nøstebu\\, Ås &amp; omegn",
        "X-WR-CALNAME:Gammelt navn",
        "X-PUBLISHED-TTL:PT12H",
      ),
    );
    expect(head).toMatchObject({ name: "Nøstebu, Ås & omegn", method: "PUBLISH", refreshInterval: 43_200 });
    expect(read(calendar("X-PUBLISHED-TTL:av og til"))).toMatchObject({
      name: null,
      method: null,
      refreshInterval: null,
    });
  });
});
