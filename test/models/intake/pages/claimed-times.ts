import { event, ld, page, type PageCase } from "./page-case";

const card = (title: string, ...lines: string[]) =>
  `<article class="event"><h3>${title}</h3>${lines.map((line) => `<p>${line}</p>`).join("")}</article>`;
const of = (name: string, data: unknown, body: string, ...expected: string[]): PageCase => ({
  name,
  html: page(body, ld(data)),
  expected,
});

/** Times of data beside those that people see. */
export const claimedTimes: PageCase[] = [
  of(
    "a clock that the change to summer time leaps over",
    event("Påskenatt", "2027-03-28T02:30:00"),
    "<h1>Påskenatt</h1>",
    "json-ld 2027-03-28 03:30 Påskenatt (clock_change)",
  ),
  of(
    "a clock that the change from summer time has twice",
    event("Våkenatt", "2026-10-25T02:30:00"),
    "<h1>Våkenatt</h1>",
    "json-ld 2026-10-25 02:30 Våkenatt (clock_change)",
  ),
  of(
    "no offset: the clock at the place",
    event("Kveldsmøte", "2026-09-06T19:00:00"),
    "<h1>Kveldsmøte</h1>",
    "json-ld 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "an offset that nothing confirms",
    event("Kveldsmøte", "2026-09-06T19:00:00+02:00"),
    "<h1>Kveldsmøte</h1>",
    "json-ld 2026-09-06 19:00 Kveldsmøte (zone_claimed)",
  ),
  of(
    "an offset that the page confirms",
    event("Kveldsmøte", "2026-09-06T19:00:00+02:00"),
    card("Kveldsmøte", "Søndag 6. september kl. 19.00"),
    "json-ld 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "UTC that the page confirms",
    event("Kveldsmøte", "2026-09-06T17:00:00Z"),
    card("Kveldsmøte", "6. sept. 2026", "19:00"),
    "json-ld 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "Norwegian time written with Z (TicketCo)",
    event("Kveldsmøte", "2026-09-06T19:00:00Z"),
    card("Kveldsmøte", "06.09.2026 19:00"),
    "json-ld 2026-09-06 19:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "the offset added twice (MEC), the end at the false start",
    event("Kveldsmøte", "2026-09-07T18:00:00+02:00", { endDate: "2026-09-07T20:00:00+02:00" }),
    card("Kveldsmøte", "7. september", "16:00 - 18:00"),
    "json-ld 2026-09-07 16:00–18:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "the offset added twice, beginning and end in lines of their own",
    event("Kveldsmøte", "2026-09-07T18:00:00+02:00"),
    card("Kveldsmøte", "7. september", "Start: 16:00", "Slutt: 18:00"),
    "json-ld 2026-09-07 16:00–18:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "the offset added twice in winter",
    event("Kveldsmøte", "2026-12-07T19:00:00+01:00"),
    card("Kveldsmøte", "mandag 7. desember kl. 18"),
    "json-ld 2026-12-07 18:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "two hours early (Hoopla)",
    event("Konsert", "2026-09-06T17:00:00.000+0200"),
    card("Konsert", "søndag 6. september 2026 kl. 19:00"),
    "json-ld 2026-09-06 19:00 Konsert (clocks_differ)",
  ),
  of(
    "UTC over midnight",
    event("Nattmesse", "2026-09-05T22:30:00Z"),
    card("Nattmesse", "6. september kl. 00.30"),
    "json-ld 2026-09-06 00:30 Nattmesse",
  ),
  of(
    "no offset, and another clock printed",
    event("Konsert", "2026-09-06T18:00"),
    card("Konsert", "søndag 6. september kl. 19.00"),
    "json-ld 2026-09-06 19:00 Konsert (clocks_differ)",
  ),
  of(
    "another day printed",
    event("Konsert", "2026-09-06T18:00"),
    card("Konsert", "søndag 13. september kl. 18.00"),
    "json-ld 2026-09-06 18:00 Konsert (clocks_differ)",
  ),
  of(
    "the day as a heading above",
    event("Konsert", "2026-09-06T18:00:00+02:00"),
    `<h2>Søndag 6. september</h2>${card("Konsert", "kl. 18.00")}`,
    "json-ld 2026-09-06 18:00 Konsert",
  ),
  of(
    "the day in a square",
    event("Konsert", "2026-09-06T18:00:00+02:00"),
    `<article><div><div>6</div><div>sep</div></div><div><h3>Konsert</h3><div>18:00</div></div></article>`,
    "json-ld 2026-09-06 18:00 Konsert",
  ),
  of(
    "another event of the day has the claimed clock",
    [event("Kveldsmøte", "2026-09-07T18:00:00+02:00"), event("Konsert", "2026-09-07T20:00:00+02:00")],
    card("Kveldsmøte", "7. september kl. 16:00") + card("Konsert", "7. september kl. 18:00"),
    "json-ld 2026-09-07 16:00 Kveldsmøte (clocks_differ)",
    "json-ld 2026-09-07 18:00 Konsert (clocks_differ)",
  ),
  of(
    "when the doors open is no beginning",
    event("Konsert", "2026-09-06T18:00:00+02:00"),
    card("Konsert", "6. september. Dørene åpner kl. 17:00. Start kl. 18:00"),
    "json-ld 2026-09-06 18:00 Konsert",
  ),
  of(
    "only a day",
    event("Misjonsdag", "2026-09-06"),
    card("Misjonsdag", "søndag 6. september"),
    "json-ld 2026-09-06 Misjonsdag",
  ),
  of(
    "only a day, and the clock printed with it",
    event("Kveldsmøte", "2026-09-06"),
    card("Kveldsmøte", "søndag 6. september kl. 19.00"),
    "json-ld 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "some days",
    event("Leir", "2026-07-05", { endDate: "2026-07-09" }),
    card("Leir", "5.–9. juli"),
    "json-ld 2026-07-05–2026-07-09 Leir",
  ),
  of(
    "midnight to midnight is a day",
    event("Misjonsdag", "2026-09-06T00:00:00+02:00", { endDate: "2026-09-06T23:59:59+02:00" }),
    card("Misjonsdag", "6. september"),
    "json-ld 2026-09-06 Misjonsdag",
  ),
  of(
    "midnight in UTC is a day",
    event("Misjonsdag", "2026-09-06T00:00:00Z"),
    card("Misjonsdag", "6. september 2026"),
    "json-ld 2026-09-06 Misjonsdag",
  ),
  of(
    "Norwegian midnight in UTC is a day",
    event("Misjonsdag", "2026-09-05T22:00:00Z", { endDate: "2026-09-06T22:00:00Z" }),
    card("Misjonsdag", "6. september 2026"),
    "json-ld 2026-09-06 Misjonsdag",
  ),
  of(
    "an end at the start is none",
    event("Møte", "2026-09-06T11:00", { endDate: "2026-09-06T11:00" }),
    "",
    "json-ld 2026-09-06 11:00 Møte",
  ),
  of(
    "an end before the start is past midnight",
    event("Vake", "2026-09-06T21:00", { endDate: "2026-09-06T01:00" }),
    "",
    "json-ld 2026-09-06 21:00–2026-09-07 01:00 Vake",
  ),
  of(
    "a duration instead of an end",
    event("Møte", "2026-09-06T11:00", { duration: "PT1H30M" }),
    "",
    "json-ld 2026-09-06 11:00–12:30 Møte",
  ),
  of(
    "thirty days and more are standing",
    event("Utstilling", "2026-09-06T11:00", { endDate: "2026-10-20T16:00" }),
    "",
    "json-ld 2026-09-06 11:00–2026-10-20 16:00 Utstilling (standing)",
  ),
  of(
    "years that cannot be",
    [
      event("A-møte", "1900-01-01T11:00"),
      event("B-møte", "2900-01-01"),
      event("C-møte", "2026-13-45T11:00"),
      event("D-møte", ""),
    ],
    "",
  ),
  of(
    "seconds and milliseconds since 1970",
    [event("Møte", 1788685200), event("Kveldsmøte", 1788714000000)],
    "",
    "json-ld 2026-09-06 11:00 Møte (zone_claimed)",
    "json-ld 2026-09-06 19:00 Kveldsmøte (zone_claimed)",
  ),
  of(
    "a date in numbers as Norwegians write it",
    event("Møte", "06.09.2026 11:00"),
    "",
    "json-ld 2026-09-06 11:00 Møte",
  ),
  of("without zeros", event("Møte", "2026-9-6T11:00"), "", "json-ld 2026-09-06 11:00 Møte"),
  of(
    "cancelled and postponed",
    [
      event("Møte", "2026-09-06T11:00", { eventStatus: "https://schema.org/EventCancelled" }),
      event("Fest", "2026-09-07T11:00", { eventStatus: "EventRescheduled" }),
    ],
    "",
    "json-ld 2026-09-06 11:00 Møte (cancelled)",
    "json-ld 2026-09-07 11:00 Fest (moved)",
  ),
  of(
    "states in titles",
    [
      event("[AVLYST] Møte", "2026-09-06T11:00"),
      event("UTSATT: Fest", "2026-09-07T11:00"),
      event("Konsert – UTSOLGT", "2026-09-08T18:00"),
    ],
    "",
    "json-ld 2026-09-06 11:00 Møte (cancelled)",
    "json-ld 2026-09-07 11:00 Fest (moved)",
    "json-ld 2026-09-08 18:00 Konsert",
  ),
  of(
    "a schedule instead of a day",
    event("Kor", "2026-09-06T18:00", { eventSchedule: { repeatFrequency: "P1Y" } }),
    "",
    "json-ld 2026-09-06 18:00 Kor (repeats_without_end)",
  ),
  {
    name: "a stamp with a fault in its tail is a claim, also of a program that is trusted",
    html: page(
      `<div class="tribe-events"><h1>Billetter</h1></div>${ld(event("Vårkonsert", "2027-04-18T18:00:00:00+02:00", { endDate: "2027-04-18T20:00:00:00+02:00" }))}`,
    ),
    expected: ["json-ld 2027-04-18 18:00–20:00 Vårkonsert (zone_claimed)"],
  },
  {
    name: "a fault in the end's tail alone",
    html: page(ld(event("Vårkonsert", "2027-04-18T18:00", { endDate: "2027-04-18T20:00:0002:00" }))),
    expected: ["json-ld 2027-04-18 18:00–20:00 Vårkonsert (zone_claimed)"],
  },
  {
    name: "a stamp with a fault in its tail, whose clock the page prints",
    html: page(
      `<h1>Vårkonsert</h1><p>Søndag 18. april 2027 kl. 18.00</p>${ld(event("Vårkonsert", "2027-04-18T18:00:00:00+02:00"))}`,
    ),
    expected: ["json-ld 2027-04-18 18:00 Vårkonsert"],
  },
  ...(
    [
      ["in a card", "<div><h3>Julekonsert</h3><p>Fredag 4. desember kl. 19.00</p></div>", ""],
      ["in a flat list", "<h3>Julekonsert</h3><p>4.12.2026 19:00</p>", ""],
      ["below the day", "<div><p>4. desember 2026 kl. 19:00 – 21:00</p><a>Julekonsert med Sola</a></div>", ""],
      [
        "not where another clock stands there",
        "<div><h3>Julekonsert</h3><p>Fredag 4. desember kl. 18.00</p></div>",
        " (zone_claimed)",
      ],
      [
        "not where another day stands there",
        "<div><h3>Julekonsert</h3><p>Lørdag 5. desember kl. 19.00</p></div>",
        " (zone_claimed)",
      ],
      [
        "not beside words of another title",
        "<div><h3>Basar og konsert</h3><p>Fredag 4. desember kl. 19.00</p></div>",
        " (zone_claimed)",
      ],
      [
        "not where two such places differ",
        "<h2>Fredag 4. desember</h2><ul><li>17.00 <b>Julekonsert</b></li><li>19.00 <b>Julekonsert</b></li></ul>",
        " (zone_claimed)",
      ],
    ] as [string, string, string][]
  ).map(([name, html, doubt]): PageCase => ({
    name: `day and clock beside some of the title's words, ${name}`,
    html: page(
      html +
        ld([
          event("Julekonsert med Sola og solister", "2026-12-04T19:00:00+01:00"),
          event("Vårfest i hagen", "2027-05-04T19:00:00+02:00"),
        ]),
    ),
    expected: [
      `json-ld 2026-12-04 19:00 Julekonsert med Sola og solister${doubt}`,
      "json-ld 2027-05-04 19:00 Vårfest i hagen (zone_claimed)",
    ],
  })),
];
