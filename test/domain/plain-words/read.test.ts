import { describe, expect, test } from "vitest";
import { caseFile, tablesOf } from "#test/support/cases";
import { distanceKm } from "~/domain/places/position";
import { hoursByWeekday } from "~/domain/plain-words/hours-of-week";
import { MONTHS, WEEKDAYS } from "~/domain/plain-words/names";
import { dayNumber, dayText, weekdayOf } from "~/domain/time/days-and-moments";
import { read } from "~/models/search/read";

const CASES = tablesOf(caseFile("plain-words/read.tsv"));

/** Tuesday. */
const NOW = new Date("2026-11-24T10:00:00+01:00");
const TODAY = dayNumber("2026-11-24");

const likeliest = (sentence: string, now = NOW) => read(sentence, now)[0]!;

function daysOf(sentence: string): string | null {
  const days = likeliest(sentence).time?.days;
  if (!days) return null;
  const [from, to] = days.map((day) => (day === null ? "" : dayText(day)));
  return from === to ? from! : `${from} – ${to}`;
}

describe("days", () => {
  test.each(CASES["days"]!)("«%s» is %s", (sentence, days) => {
    expect(daysOf(sentence)).toBe(days);
    expect(likeliest(sentence).query).toBe("");
  });

  test.each([
    ["konserter 2027", "2027-01-01 – 2027-12-31"],
    ["konfirmasjon 2031", "2031-01-01 – 2031-12-31"],
    ["konfirmasjon i 2031", "2031-01-01 – 2031-12-31"],
    ["pinse: er det gudstjeneste i skogen", "2027-05-15 – 2027-05-17"],
    ["julekonsert lørdag 5. desember", "2026-12-05"],
    ["pinsekirke søndag", "2026-11-29"],
  ])("of «%s» are %s, whatever the season in the word for it", (sentence, days) => {
    expect(daysOf(sentence)).toBe(days);
  });

  test("the names of all weekdays, in three languages, are the coming one", () => {
    for (const [weekday, names] of WEEKDAYS.entries())
      for (const name of names.filter((name) => name.length > 4)) {
        const [day] = likeliest(name).time!.days!;
        expect([name, weekdayOf(day), day - TODAY < 7]).toEqual([name, weekday, true]);
      }
  });

  test("the names of all months with a date are the next such day, whatever today is", () => {
    for (const [index, names] of MONTHS.entries())
      for (const name of names.filter((name) => name.length > 3 || name === "mai"))
        for (const now of ["2026-01-01", "2026-06-30", "2026-12-31"].map((day) => new Date(`${day}T12:00:00Z`))) {
          const [day] = likeliest(`15. ${name}`, now).time!.days!;
          expect([name, dayText(day).slice(5)]).toEqual([name, `${String(index + 1).padStart(2, "0")}-15`]);
          expect(day - dayNumber(now.toISOString().slice(0, 10))).toBeGreaterThanOrEqual(0);
        }
  });

  test("of a Saturday or a Sunday the coming weekend is the next one, of all other days this week's", () => {
    const monday = dayNumber("2026-11-23");
    for (const said of ["kommende helg", "komande helg", "upcoming weekend"])
      for (let day = monday; day < monday + 7; day++) {
        const { time } = likeliest(said, new Date(`${dayText(day)}T12:00:00Z`));
        expect([said, weekdayOf(day), time!.days![1]]).toEqual([
          said,
          weekdayOf(day),
          monday + (day > monday + 4 ? 13 : 6),
        ]);
      }
  });

  test("today's weekday may be the next one as well", () => {
    const { time } = likeliest("pinsekirke tirsdag");
    expect([time!.days, time!.or]).toEqual([
      [TODAY, TODAY],
      [TODAY + 7, TODAY + 7],
    ]);
    expect(likeliest("pinsekirke onsdag").time!.or).toBeNull();
  });

  test.each([
    ["konsert til nyttår", [TODAY, dayNumber("2027-01-01")]],
    ["konsert til jul", [TODAY, dayNumber("2027-01-01")]],
    ["9. januar eller helga etter", [dayNumber("2027-01-15"), dayNumber("2027-01-17")]],
    ["konsert til sommeren", null],
  ])("«%s» may also be %j", (sentence, or) => expect(likeliest(sentence).time!.or).toEqual(or));

  test("“neste” of what comes within two days is next week's, and the other is offered", () => {
    expect(likeliest("neste torsdag").time).toMatchObject({ or: [TODAY + 2, TODAY + 2] });
  });
});

describe("hours and weekdays", () => {
  test.each([
    ["kl 11", [11], []],
    ["sunday at 11", [11], []],
    ["etter 18", [18, 19, 20, 21, 22, 23], []],
    ["kl halv åtte", [7, 19], []],
    ["klokka halv åtta", [7, 19], []],
    ["half past seven", [7, 19], []],
    ["8 pm", [20], []],
    ["after 8 pm", [20, 21, 22, 23], []],
    ["before noon", Array.from({ length: 12 }, (_, hour) => hour), []],
    ["19-21", [19, 20], []],
    ["kl 10 eller 11", [10, 11], []],
    ["etter jobb", [16, 17, 18, 19, 20, 21], []],
    ["kl 18 eller senere", [18, 19, 20, 21, 22, 23], []],
    ["2 am or earlier", [0, 1, 2], []],
    ["kl 1830", [18], []],
    ["kl 24", [23, 0], []],
    ["lunsj konsert", [11, 12, 13], []],
    ["hverdagskvelder", [17, 18, 19, 20, 21, 22, 23], [0, 1, 2, 3, 4]],
    ["ikke før kl 18", [18, 19, 20, 21, 22, 23], []],
    ["kveld, men ikke etter 20", [17, 18, 19], []],
    ["not on fridays", [], [0, 1, 2, 3, 5, 6]],
    ["unntatt mandag eller tirsdag", [], [2, 3, 4, 5, 6]],
    ["tirsdager", [], [1]],
    ["hver søndag", [], [6]],
    ["sundays", [], [6]],
  ])("«%s»", (sentence, hours, weekdays) => {
    expect(likeliest(sentence).time).toMatchObject({ hours, weekdays });
  });
});

describe("two days with an hour each", () => {
  test.each([
    ["lørdag kl 16 eller søndag kl 11", "5: 16, 6: 11"],
    ["kl 16 laurdag eller kl 11 sundag", "6: 11, 5: 16"],
    ["friday at 7 pm or saturday at 6 pm", "4: 19, 5: 18"],
    ["julaften kl 14 eller 1. juledag", "3: 14, 4: "],
    ["mandager kl 10 og torsdager kl 13", "0: 10, 3: 13"],
    ["fredag 4. desember kl 19 eller lørdag 5. desember kl 18", "4: 19, 5: 18"],
    ["lørdag og søndag kl 11", "null: 11"],
    ["julaften kl 14 eller 16", "null: 14 16"],
  ])("«%s»", (sentence, hours) => {
    const said = hoursByWeekday(likeliest(sentence).time!.hours);
    expect(said.map(([weekday, own]) => `${weekday}: ${own.join(" ")}`).join(", ")).toBe(hours);
  });
});

describe("from a day's hour to another day's", () => {
  test.each([
    ["leir fra fredag kl 18 til søndag kl 15", "2026-11-27 – 2026-11-29", "4: 18–23, 5: , 6: 0–14"],
    ["frå laurdag kl. 10 til sundag kl. 16", "2026-11-28 – 2026-11-29", "5: 10–23, 6: 0–15"],
    ["from Thursday at 6 pm to Saturday at 2 pm", "2026-11-26 – 2026-11-28", "3: 18–23, 4: , 5: 0–13"],
    ["fra fredag 11. desember kl 17 til søndag 13. desember", "2026-12-11 – 2026-12-13", "4: 17–23, 5: , 6: "],
    ["fra fredag 11. desember til søndag 13. desember", "2026-12-11 – 2026-12-13", ""],
    ["lørdag kl 18 til 20", "2026-11-28", "null: 18–19"],
  ])("«%s»", (sentence, days, hours) => {
    const said = hoursByWeekday(likeliest(sentence).time!.hours);
    const told = said.map(([weekday, own]) => `${weekday}: ${own.length > 0 ? `${own[0]}–${own.at(-1)}` : ""}`);
    expect([daysOf(sentence), told.join(", ")]).toEqual([days, hours]);
  });
});

test("a season in a word is rather the word, then its days within the year that is said", () => {
  const [camp, atEaster] = read("påskeleir 2027", NOW);
  expect([camp?.query, atEaster?.query]).toEqual(["påskeleir", "leir"]);
  expect(atEaster?.time?.days).toEqual([dayNumber("2027-03-21"), dayNumber("2027-03-29")]);
});

test.each(["lunsjkonsert i Oslo", "konsert med lunsj på fredag"])(
  "«%s» is first looked for in words, then at that hour",
  (sentence) => {
    const [words, hours] = read(sentence, NOW);
    expect(words?.query).toContain("lunsj");
    expect([hours?.query, hours?.time?.hours]).toEqual(["konsert", [11, 12, 13]]);
  },
);

test.each(["konsert", "gudstjeneste,", ""])("«%s ikke i …» a town at its end is not near it", (what) => {
  for (const town of ["Oslo", "Mo i Rana", "Nord-Aurdal", "Nøtterøy"])
    expect([town, likeliest(`${what} ikke i ${town}`).place]).toEqual([town, null]);
});

describe("places", () => {
  test.each(CASES["places"]!)("«%s» is «%s» near %s", (sentence, query, place) => {
    const reading = likeliest(sentence);
    expect([reading.query, reading.place?.name]).toEqual([query, place]);
  });

  test.each([
    ["kaffe og vafler Bryne", null],
    ["Oslo eller Bregen", "Oslo eller Bergen"],
    ["babysang Bregen", "babysang Bergen"],
    ["julkonsrt", "julekonsert"],
    ["lovsngskvld Bregen", "lovsangskveld Bergen"],
  ])("of «%s» what is meant is %j: a sentence has one place, but for «or» between two", (sentence, meant) => {
    expect(read(sentence, NOW).find((reading) => reading.meant !== null)?.meant ?? null).toBe(meant);
  });

  test.each(["åpen kirke nå", "konsert her", "når er det konsert"])("no small word of «%s» is a town", (sentence) => {
    expect(read(sentence, NOW).every(({ place }) => place === null)).toBe(true);
  });

  test("“i morgen” is tomorrow, whatever hour stands beside it", () => {
    for (const hour of ["kl 11", "kl 19", "kveld", "tidlig"])
      for (const { time } of read(`konsert i Moss i morgen ${hour}`, NOW).filter(({ query }) => query === "konsert"))
        expect(time?.days).toEqual([TODAY + 1, TODAY + 1]);
  });

  test.each([
    "konsert fra 10. til 14. desember i Moss",
    "kor onsdag neste uke kl 19",
    "første tirsdag i februar etter 18",
  ])("no reading of «%s» has another time", (sentence) => {
    const times = read(sentence, NOW).flatMap(({ time }) => (time ? [JSON.stringify(time)] : []));
    expect(new Set(times).size).toBe(1);
  });

  test("a name that a phone heard as two words is one", () => {
    expect(likeliest("guds tjeneste i lilleham mer")).toMatchObject({
      query: "gudstjeneste",
      place: { name: "Lillehammer" },
    });
  });

  test("two that lie near each other are in one circle", () => {
    const { place } = likeliest("mannsfrokost Sandnes eller Stavanger");
    expect(place?.name).toBe("Sandnes");
    expect(likeliest("konsert Oslo eller Drammen").place!.radiusKm, "a circle that can be chosen").toBe(50);
    expect(likeliest("konsert Oslo eller Bergen").place!.radiusKm).toBeUndefined();
    for (const q of ["konsert i Oslo eller Bergen", "konsert i Oslo eller i Bergen"]) {
      const both = read(q, NOW).slice(0, 2);
      expect(
        both.map(({ query, place }) => [query, place?.name]),
        q,
      ).toEqual([
        ["konsert", "Oslo"],
        ["konsert", "Bergen"],
      ]);
    }
  });

  test.each([
    ["konsert mellom Oslo og Lillehammer", "Oslo", "Lillehammer"],
    ["babysang fra Bergen til Voss", "Bergen", "Voss"],
    ["something between Trondheim and Steinkjer tomorrow", "Trondheim", "Steinkjer"],
    ["julekonserter mellom Drammen og Kongsberg", "Drammen", "Kongsberg"],
  ])("«%s» is the way between them, and no wider circle", (sentence, ...ends) => {
    const { place } = likeliest(sentence);
    const [one, other] = ends.map((end) => likeliest(`konsert i ${end}`).place!.position);
    const fartherEnd = Math.max(distanceKm(place!.position, one!), distanceKm(place!.position, other!));
    expect(fartherEnd).toBeLessThan(0.65 * distanceKm(one!, other!));
    expect(place!.radiusKm).toBe([50, 100, 200].find((km) => km >= fartherEnd));
  });

  test("of towns that no circle holds each is a reading", () => {
    const places = read("konsert Oslo, Bergen eller Tromsø", NOW).map(({ query, place }) => [query, place?.name]);
    expect(places.slice(0, 3)).toEqual(["Oslo", "Bergen", "Tromsø"].map((town) => ["konsert", town]));
  });

  test.each(["Sagene kirke", "Vår Frue kirke", "bønn", "bøn", "stille natt"])("«%s» is no place", (sentence) => {
    expect(likeliest(sentence)).toMatchObject({ place: null, query: sentence });
  });
});

describe("words", () => {
  test.each(CASES["words"]!)("«%s» looks for «%s»", (sentence, query) => {
    expect(likeliest(sentence).query).toBe(query);
  });

  test.each(["ikke gudstjeneste men konsert", "konsert, ikke gudstjeneste", "noe annet enn gudstjeneste"])(
    "«%s» leaves out services",
    (sentence) => {
      const { query, not } = likeliest(sentence);
      expect(not).toEqual(["gudstjeneste"]);
      expect(["", "konsert"]).toContain(query);
    },
  );

  test.each([
    ["gudstjeneste uten nattverd", "gudstjeneste", ["nattverd"]],
    ["service without communion", "service", ["communion"]],
    ["verken katolsk eller pinse, kveldsbønn", "kveldsbønn", ["katolsk", "pinse"]],
    ["ikkje stream, konsert", "konsert", ["stream"]],
    ["klubb, ikke for de under 13", "klubb", ["barn"]],
    ["konsert ikke opera", "konsert", ["opera"]],
    ["barn 0-3 år", "barn", []],
    ["konsert ikke opera og kor", "konsert kor", ["opera"]],
    ["trilletur uten påmelding", "trilletur uten påmelding", []],
    ["for dem som ikke kommer seg ut", "", []],
  ])("«%s» looks for «%s» without %j", (sentence, query, not) => {
    expect(likeliest(sentence)).toMatchObject({ query, not });
  });

  test.each([
    ["over 60", "eldre"],
    ["10-12 år", "barn"],
    ["10 til 12 år", "barn"],
    ["under 13", "barn"],
    ["over 15", "ungdom"],
    ["over 40", "voksne"],
    ["over 200 kr", ""],
  ])("«treff for dem %s» is for «%s»", (bound, word) => {
    expect(likeliest(`treff for dem ${bound}`).query).toBe(`treff ${word}`.trim());
  });

  test("each is in exactly one part, in its place", () => {
    for (const sentence of [
      "hva skjer på Voss i helga?",
      "første tirsdag i februar, gudstjeneste (Tromsø)",
      "æ ø å 12",
    ])
      for (const { words, parts } of read(sentence, NOW)) {
        expect(parts.map(({ from }) => from)).toEqual([0, ...parts.slice(0, -1).map(({ to }) => to)]);
        expect(parts.at(-1)!.to).toBe(words.length);
      }
  });
});

describe("slips", () => {
  test.each([
    ["konsret bergen", "konsert", "Bergen", null],
    ["babysang bærgen", "babysang", "Bergen", null],
    ["tirsag", "", undefined, "2026-11-24"],
    ["24 desemer", "", undefined, "2026-12-24"],
    ["julekonsærter bærgen", "julekonsert", "Bergen", null],
  ])("«%s» is read as typed first, then mended", (sentence, query, place, day) => {
    const mended = read(sentence, NOW).find(({ meant }) => meant !== null)!;
    expect([mended.query, mended.place?.name]).toEqual([query, place]);
    if (day) expect(dayText(mended.time!.days![0])).toBe(day);
    expect(likeliest(sentence).meant).toBeNull();
  });
});

test.each([
  "studentkveld med middag",
  "noe for damer i Larvik",
  "kor for 8 åring",
  "kirka på Averøy",
  "e det nokka i Steinkjer",
])("«%s» has no slip: what would be meant says nothing of place, time or kind", (sentence) =>
  expect(read(sentence, NOW).every(({ meant }) => meant === null)).toBe(true),
);

test.each(["Kirkens SOS kurs", "melde seg", "vi vil heller ha konsert"])(
  "«%s» is no slip of a town or a time",
  (sentence) => expect(read(sentence, NOW).every(({ meant }) => meant === null)).toBe(true),
);

test.each(["konsert ikke i desember", "gudstjeneste unntatt julaften", "kor, ikke fredag kveld"])(
  "«%s» is never then",
  (sentence) => expect(read(sentence, NOW).every(({ time }) => time === null)).toBe(true),
);

test("nothing, and nothing but signs, has no reading", () => {
  expect([read("", NOW), read("?! …", NOW)]).toEqual([[], []]);
});
