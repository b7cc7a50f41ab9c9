import { expect, test } from "vitest";
import { readProgramme } from "~/domain/intake/programme/read-programme";

const NOW = new Date("2026-11-28T12:00:00Z");

const read = (text: string) =>
  readProgramme(text, NOW).events.map(({ day, time, endDay, endTime, title }) =>
    [day, time, endDay && `–${endDay}`, endTime && `–${endTime}`, title].filter(Boolean).join(" "),
  );

test.each([
  "lørdag 5. desember 11-14 og lørdag 12. desember 12-15",
  "lør 5. des. 11–14, lør 12. des. 12–15",
  "5. desember 11 til 14 og 12. desember 12 til 15",
])("each day has its own hours: %s", (days) =>
  expect(read(`Juleverksted ${days}`)).toEqual([
    "2026-12-05 11:00 –14:00 Juleverksted",
    "2026-12-12 12:00 –15:00 Juleverksted",
  ]),
);

test.each(["januar–mai 2027", "jan.–mai 2027", "fra januar til mai 2027", "frå jan til mai 2027"])(
  "a season ends with its last month: %s",
  (season) => {
    const events = read(`Babysang hver torsdag kl 11, ${season}`);
    expect([events.length, events[0], events.at(-1)]).toEqual([
      21,
      "2027-01-07 11:00 Babysang",
      "2027-05-27 11:00 Babysang",
    ]);
  },
);

test("May alone is a month, and a name where it is written as one", () => {
  expect(read("Babysang hver torsdag kl 11 i mai 2027")).toHaveLength(4);
  expect(read("Konsert lørdag 5. desember kl 18 med Mai Britt")).toEqual(["2026-12-05 18:00 Konsert med Mai Britt"]);
});

test.each([
  ["Oppmøte fredag kl. 17.", "2027-01-08 17:00 –2027-01-10 Leir"],
  ["Oppmøte fredag kl. 17. Avreise søndag kl. 14.", "2027-01-08 17:00 –2027-01-10 Leir"],
  ["Avreise søndag kl. 14", "2027-01-08 –2027-01-10 Leir"],
])("a camp begins when one meets, and goes on until one leaves: %s", (hours, camp) =>
  expect(read(`Leir 8.–10. januar 2027. ${hours}`)).toEqual([camp]),
);

test("hours between days of one month are no days of it, and a day without its month is asked", () => {
  const line = "Julemarked lørdag 5. 10-14 og søndag 6. desember 12-16";
  expect(read(line)).toEqual(["2026-12-05 10:00 –14:00 Julemarked", "2026-12-06 12:00 –16:00 Julemarked"]);
  expect(readProgramme(line, NOW).events[0]!.doubts).toEqual(["year_guessed"]);
});

test("leaving on the day itself is when it begins", () =>
  expect(read("Tur lørdag 5. desember\nAvreise kl. 9")).toEqual(["2026-12-05 09:00 Tur"]));
