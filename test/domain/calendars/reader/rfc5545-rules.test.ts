import { describe, expect, it } from "vitest";
import { calendar, event, read } from "#test/support/ical";

/** What a rule gives in New York time, as the standard lists it: days of months, or times of one day. */
interface Example {
  name: string;
  start?: string; // The DTSTART; 9 o'clock without a time.
  rules: string[];
  gives: string; // "1997-09: 2 3 4; 1997-10: 1", or the times of the first day.
  forever?: boolean; // Whether the rule gives more than is listed.
  days?: number; // How many days from 1996 on are read; 20 years by default.
}

const JANUARY = Array.from({ length: 31 }, (_, day) => day + 1).join(" ");
const SUMMER = "5 12 19 26; 1997-07: 3 10 17 24 31; 1997-08: 7 14 21 28; 1998-06: 4 11 18 25; 1998-07: 2 9 16 23 30";

/** Every example of RFC 5545, 3.8.5.3, in order, with the verified errata (the end of "every 3 hours" is 21:00 UTC). */
const EXAMPLES: Example[] = [
  { name: "daily for 10 occurrences", rules: ["FREQ=DAILY;COUNT=10"], gives: "1997-09: 2 3 4 5 6 7 8 9 10 11" },
  {
    name: "every other day",
    rules: ["FREQ=DAILY;INTERVAL=2"],
    gives: "1997-09: 2 4 6 8 10 12 14 16 18 20 22 24 26 28 30",
    forever: true,
  },
  {
    name: "every 10 days, 5 occurrences",
    rules: ["FREQ=DAILY;INTERVAL=10;COUNT=5"],
    gives: "1997-09: 2 12 22; 1997-10: 2 12",
  },
  {
    name: "every day in January for 3 years",
    start: "19980101",
    rules: [
      "FREQ=YEARLY;UNTIL=20000131T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA",
      "FREQ=DAILY;UNTIL=20000131T140000Z;BYMONTH=1",
    ],
    gives: `1998-01: ${JANUARY}; 1999-01: ${JANUARY}; 2000-01: ${JANUARY}`,
  },
  {
    name: "weekly for 10 occurrences",
    rules: ["FREQ=WEEKLY;COUNT=10"],
    gives: "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; 1997-11: 4",
  },
  {
    name: "weekly until 24 December",
    rules: ["FREQ=WEEKLY;UNTIL=19971224T000000Z"],
    gives: "1997-09: 2 9 16 23 30; 1997-10: 7 14 21 28; 1997-11: 4 11 18 25; 1997-12: 2 9 16 23",
  },
  {
    name: "every other week",
    rules: ["FREQ=WEEKLY;INTERVAL=2;WKST=SU"],
    gives: "1997-09: 2 16 30; 1997-10: 14 28; 1997-11: 11 25; 1997-12: 9 23; 1998-01: 6 20; 1998-02: 3 17",
    forever: true,
  },
  {
    name: "weekly on Tuesday and Thursday for five weeks",
    rules: ["FREQ=WEEKLY;UNTIL=19971007T000000Z;WKST=SU;BYDAY=TU,TH", "FREQ=WEEKLY;COUNT=10;WKST=SU;BYDAY=TU,TH"],
    gives: "1997-09: 2 4 9 11 16 18 23 25 30; 1997-10: 2",
  },
  {
    name: "every other week on Monday, Wednesday and Friday until 24 December",
    start: "19970901",
    rules: ["FREQ=WEEKLY;INTERVAL=2;UNTIL=19971224T000000Z;WKST=SU;BYDAY=MO,WE,FR"],
    gives:
      "1997-09: 1 3 5 15 17 19 29; 1997-10: 1 3 13 15 17 27 29 31; 1997-11: 10 12 14 24 26 28; 1997-12: 8 10 12 22",
  },
  {
    name: "every other week on Tuesday and Thursday for 8 occurrences",
    rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=8;WKST=SU;BYDAY=TU,TH"],
    gives: "1997-09: 2 4 16 18 30; 1997-10: 2 14 16",
  },
  {
    name: "monthly on the first Friday for 10 occurrences",
    start: "19970905",
    rules: ["FREQ=MONTHLY;COUNT=10;BYDAY=1FR"],
    gives:
      "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5; 1998-01: 2; 1998-02: 6; 1998-03: 6; 1998-04: 3; 1998-05: 1; 1998-06: 5",
  },
  {
    name: "monthly on the first Friday until 24 December",
    start: "19970905",
    rules: ["FREQ=MONTHLY;UNTIL=19971224T000000Z;BYDAY=1FR"],
    gives: "1997-09: 5; 1997-10: 3; 1997-11: 7; 1997-12: 5",
  },
  {
    name: "every other month on the first and last Sunday for 10 occurrences",
    start: "19970907",
    rules: ["FREQ=MONTHLY;INTERVAL=2;COUNT=10;BYDAY=1SU,-1SU"],
    gives: "1997-09: 7 28; 1997-11: 2 30; 1998-01: 4 25; 1998-03: 1 29; 1998-05: 3 31",
  },
  {
    name: "monthly on the second-to-last Monday for 6 months",
    start: "19970922",
    rules: ["FREQ=MONTHLY;COUNT=6;BYDAY=-2MO"],
    gives: "1997-09: 22; 1997-10: 20; 1997-11: 17; 1997-12: 22; 1998-01: 19; 1998-02: 16",
  },
  {
    name: "monthly on the third-to-last day",
    start: "19970928",
    rules: ["FREQ=MONTHLY;BYMONTHDAY=-3"],
    gives: "1997-09: 28; 1997-10: 29; 1997-11: 28; 1997-12: 29; 1998-01: 29; 1998-02: 26",
    forever: true,
  },
  {
    name: "monthly on the 2nd and 15th for 10 occurrences",
    rules: ["FREQ=MONTHLY;COUNT=10;BYMONTHDAY=2,15"],
    gives: "1997-09: 2 15; 1997-10: 2 15; 1997-11: 2 15; 1997-12: 2 15; 1998-01: 2 15",
  },
  {
    name: "monthly on the first and last day for 10 occurrences",
    start: "19970930",
    rules: ["FREQ=MONTHLY;COUNT=10;BYMONTHDAY=1,-1"],
    gives: "1997-09: 30; 1997-10: 1 31; 1997-11: 1 30; 1997-12: 1 31; 1998-01: 1 31; 1998-02: 1",
  },
  {
    name: "every 18 months on the 10th to 15th for 10 occurrences",
    start: "19970910",
    rules: ["FREQ=MONTHLY;INTERVAL=18;COUNT=10;BYMONTHDAY=10,11,12,13,14,15"],
    gives: "1997-09: 10 11 12 13 14 15; 1999-03: 10 11 12 13",
  },
  {
    name: "every Tuesday of every other month",
    rules: ["FREQ=MONTHLY;INTERVAL=2;BYDAY=TU"],
    gives: "1997-09: 2 9 16 23 30; 1997-11: 4 11 18 25; 1998-01: 6 13 20 27; 1998-03: 3 10 17 24 31",
    forever: true,
  },
  {
    name: "yearly in June and July for 10 occurrences",
    start: "19970610",
    rules: ["FREQ=YEARLY;COUNT=10;BYMONTH=6,7"],
    gives: [1997, 1998, 1999, 2000, 2001].map((year) => `${year}-06: 10; ${year}-07: 10`).join("; "),
  },
  {
    name: "every other year in January, February and March for 10 occurrences",
    start: "19970310",
    rules: ["FREQ=YEARLY;INTERVAL=2;COUNT=10;BYMONTH=1,2,3"],
    gives: `1997-03: 10; ${[1999, 2001, 2003].map((year) => `${year}-01: 10; ${year}-02: 10; ${year}-03: 10`).join("; ")}`,
  },
  {
    name: "every third year on the 1st, 100th and 200th day for 10 occurrences",
    start: "19970101",
    rules: ["FREQ=YEARLY;INTERVAL=3;COUNT=10;BYYEARDAY=1,100,200"],
    gives:
      "1997-01: 1; 1997-04: 10; 1997-07: 19; 2000-01: 1; 2000-04: 9; 2000-07: 18; 2003-01: 1; 2003-04: 10; 2003-07: 19; 2006-01: 1",
  },
  {
    name: "every 20th Monday of the year",
    start: "19970519",
    rules: ["FREQ=YEARLY;BYDAY=20MO"],
    gives: "1997-05: 19; 1998-05: 18; 1999-05: 17",
    forever: true,
  },
  {
    name: "Monday of week number 20",
    start: "19970512",
    rules: ["FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO"],
    gives: "1997-05: 12; 1998-05: 11; 1999-05: 17",
    forever: true,
  },
  {
    name: "every Thursday in March",
    start: "19970313",
    rules: ["FREQ=YEARLY;BYMONTH=3;BYDAY=TH"],
    gives: "1997-03: 13 20 27; 1998-03: 5 12 19 26; 1999-03: 4 11 18 25",
    forever: true,
  },
  {
    name: "every Thursday in June, July and August",
    start: "19970605",
    rules: ["FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8"],
    gives: `1997-06: ${SUMMER}`,
    forever: true,
  },
  {
    name: "every first Saturday after the first Sunday of the month",
    start: "19970913",
    rules: ["FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13"],
    gives:
      "1997-09: 13; 1997-10: 11; 1997-11: 8; 1997-12: 13; 1998-01: 10; 1998-02: 7; 1998-03: 7; 1998-04: 11; 1998-05: 9; 1998-06: 13",
    forever: true,
  },
  {
    name: "the American presidential election",
    start: "19961105",
    rules: ["FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8"],
    gives: "1996-11: 5; 2000-11: 7; 2004-11: 2",
    forever: true,
  },
  {
    name: "the third Tuesday, Wednesday or Thursday of the next three months",
    start: "19970904",
    rules: ["FREQ=MONTHLY;COUNT=3;BYDAY=TU,WE,TH;BYSETPOS=3"],
    gives: "1997-09: 4; 1997-10: 7; 1997-11: 6",
  },
  {
    name: "the second-to-last weekday of the month",
    start: "19970929",
    rules: ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2"],
    gives: "1997-09: 29; 1997-10: 30; 1997-11: 27; 1997-12: 30; 1998-01: 29; 1998-02: 26; 1998-03: 30",
    forever: true,
  },
  {
    name: "every 3 hours until 17:00",
    rules: ["FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T210000Z"],
    gives: "09:00 12:00 15:00",
  },
  {
    name: "every 15 minutes for 6 occurrences",
    rules: ["FREQ=MINUTELY;INTERVAL=15;COUNT=6"],
    gives: "09:00 09:15 09:30 09:45 10:00 10:15",
  },
  {
    name: "every hour and a half for 4 occurrences",
    rules: ["FREQ=MINUTELY;INTERVAL=90;COUNT=4"],
    gives: "09:00 10:30 12:00 13:30",
  },
  {
    name: "every 20 minutes from 9:00 to 16:40",
    rules: [
      "FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40",
      "FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16",
    ],
    days: 700,
    gives: ["09", "10", "11", "12", "13", "14", "15", "16"].map((hour) => `${hour}:00 ${hour}:20 ${hour}:40`).join(" "),
    forever: true,
  },
  {
    name: "a week that begins on Monday",
    start: "19970805",
    rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=MO"],
    gives: "1997-08: 5 10 19 24",
  },
  {
    name: "a week that begins on Sunday",
    start: "19970805",
    rules: ["FREQ=WEEKLY;INTERVAL=2;COUNT=4;BYDAY=TU,SU;WKST=SU"],
    gives: "1997-08: 5 17 19 31",
  },
  {
    name: "30 February, which is passed over",
    start: "20070115",
    rules: ["FREQ=MONTHLY;BYMONTHDAY=15,30;COUNT=5"],
    gives: "2007-01: 15 30; 2007-02: 15; 2007-03: 15 30",
  },
];

const inNewYork = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "America/New_York",
  dateStyle: "short",
  timeStyle: "short",
});

function timesGiven({ start = "19970902", gives }: Example): string[] {
  if (gives.includes(":") && !gives.includes("-")) {
    const day = `${start.slice(0, 4)}-${start.slice(4, 6)}-${start.slice(6)}`;
    return gives.split(" ").map((time) => `${day} ${time}`);
  }
  return gives.split("; ").flatMap((month) => {
    const [name, days] = month.split(": ") as [string, string];
    return days.split(" ").map((day) => `${name}-${day.padStart(2, "0")} 09:00`);
  });
}

function timesRead(start: string, rule: string, days = 20 * 366, extra: string[] = []): string[] {
  const body = calendar(event(`DTSTART;TZID=America/New_York:${start}T090000`, `RRULE:${rule}`, ...extra));
  const { occurrences } = read(body, { now: "1996-01-01", days });
  return occurrences.map((occurrence) => inNewYork.format(new Date(occurrence.start)));
}

describe("every example of RFC 5545, 3.8.5.3", () => {
  for (const example of EXAMPLES) {
    for (const rule of example.rules) {
      it(`${example.name}: ${rule}`, () => {
        const expected = timesGiven(example);
        const times = timesRead(example.start ?? "19970902", rule, example.days);
        expect(times.slice(0, expected.length)).toEqual(expected);
        expect(times.length > expected.length).toBe(example.forever ?? false);
      });
    }
  }

  it("daily until 24 December", () => {
    const times = timesRead("19970902", "FREQ=DAILY;UNTIL=19971224T000000Z");
    expect([times.length, times[0], times.at(-1)]).toEqual([113, "1997-09-02 09:00", "1997-12-23 09:00"]);
  });

  it("every Friday the 13th, whose start is excepted", () => {
    const times = timesRead("19970902", "FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13", undefined, [
      "EXDATE;TZID=America/New_York:19970902T090000",
    ]);
    expect(times.slice(0, 5).map((time) => time.slice(0, 10))).toEqual([
      "1998-02-13",
      "1998-03-13",
      "1998-11-13",
      "1999-08-13",
      "2000-10-13",
    ]);
  });

  it("keeps the clock's hour when summer time ends", () => {
    const body = calendar(event("DTSTART;TZID=America/New_York:19971025T090000", "RRULE:FREQ=DAILY;COUNT=2"));
    expect(read(body, { now: "1997-10-01" }).occurrences.map(({ start }) => start)).toEqual([
      "1997-10-25T13:00:00Z",
      "1997-10-26T14:00:00Z",
    ]);
  });
});
