import { page, type PageCase } from "./page-case";

const MENUS: Record<string, string> = {
  nothing: "",
  "a header with a link": '<header><a href="/">Hjem</a></header>',
  "a list of links": '<ul><li><a href="/a">Kalender</a></li><li><a href="/b">Om oss</a></li></ul>',
  "a line of words": "<p>Vi ses i Eksempelbygd</p>",
  "the organization's name": "<h1>Eksempelbygd menighet</h1>",
  "a way back": '<div><a href="/kalender">« Alle arrangementer</a></div>',
};

const DAY = "<p>3. desember 2026, 18.00</p>";
const TITLE = "<h2>Adventskafé</h2>";
const BLOCKS: Record<string, string> = {
  "above the day": TITLE + DAY,
  "below the day": DAY + TITLE,
  "above a line and the day": `${TITLE}<p>For store og små</p>${DAY}`,
  "above links and the day": `${TITLE}<ul><li><a href="/f">Del på Facebook</a></li><li><a href="/u">Skriv ut</a></li></ul>${DAY}`,
  "below the day and a line": `${DAY}<p>For store og små</p>${TITLE}`,
  "below day and clock apart": `<div><span>Torsdag 3. desember 2026</span></div><div><span>kl. 18.00</span></div>${TITLE}`,
  "between day and clock": `<p>Torsdag 3. desember 2026</p>${TITLE}<p>kl. 18.00</p>`,
  "below a square": `<div>Des</div><div>3</div><div>${TITLE}<p>Torsdag 3. desember 2026</p><p>kl. 18.00</p></div>`,
  "beside headings of its parts": `${DAY}<h1>Adventskafé</h1><h3>Praktisk informasjon</h3><p>Ta med kake.</p><h3>Kart</h3>`,
  "beside labels": `<h4>Date And Time</h4>${DAY}${TITLE}<h4>Where</h4><p>Parken</p>`,
  "above what it costs": `${TITLE}${DAY}<p>Kaffe og vaffel, 40 kroner.</p>`,
  "above calendars' links": `${TITLE}${DAY}<p><a href="/g">Google Calendar</a> <a href="/i">ICS</a></p>`,
  "below calendars' links": `${DAY}<ul><li><a href="/g">Google Calendar</a> <a href="/i">ICS</a></li></ul>${TITLE}`,
};

const single = Object.entries(MENUS).flatMap(([menu, before]) =>
  Object.entries(BLOCKS).map(([block, html]): PageCase => ({
    name: `${menu}; a heading ${block}`,
    html: page(`${before}<main><article>${html}</article></main>`),
    expected: [`text 2026-12-03 18:00 Adventskafé${html.includes("Parken") ? " @ Parken" : ""}`],
  })),
);

const card = (day: string, title: string) =>
  `<article><p>${day}</p><ul><li><a href="/g">Google Calendar</a> <a href="/i">ICS</a></li></ul><h2>${title}</h2><p>Alle er velkomne.</p></article>`;

/** In a block with one heading and one day the heading is the title, wherever it stands. */
export const headedDays: PageCase[] = [
  ...single,
  {
    name: "a list whose headings stand last",
    html: page(
      card("Fredag 4. desember 2026 kl. 19.00", "Lovsangskveld") + card("8. desember 2026, 18.30", "Bønnemøte"),
    ),
    expected: ["text 2026-12-04 19:00 Lovsangskveld", "text 2026-12-08 18:30 Bønnemøte"],
  },
  {
    name: "a list whose headings have a line below them",
    html: page(
      ["Strikkekafé|Mandag 7. desember 2026 kl. 12.00", "Språkkafé|Tirsdag 8. desember 2026 kl. 18.00"]
        .map((text) => text.split("|"))
        .map(([title, day]) => `<section><h2>${title}</h2><p>For alle som vil</p><p>${day}</p></section>`)
        .join(""),
    ),
    expected: ["text 2026-12-07 12:00 Strikkekafé", "text 2026-12-08 18:00 Språkkafé"],
  },
  {
    name: "labels in English, and halves of the day on lines of their own",
    html: page(
      "<h1>Carol service</h1><div>When:</div><div>Friday, December 11, 2026, 7:00 Pm</div><div>To</div><div>8:30 Pm</div>",
    ),
    expected: ["text 2026-12-11 19:00–20:30 Carol service"],
  },
  {
    name: "labels that are elements within a line",
    html: page(
      "<h1>Turdag</h1><div><b>Dato</b><span>Lørdag 12. desember 2026</span></div><div><b>Tid</b><span>11.00</span></div><div><b>Sted</b><span>Parken</span></div>",
    ),
    expected: ["text 2026-12-12 11:00 Turdag @ Parken"],
  },
  ...[
    "Google Calendar ICS",
    "Legg til i Google Kalender",
    "When:",
    "And Time",
    "Pm",
    "To",
    "Kl",
    "Date and time",
    "Add to calendar",
    "Outlook Live / iCal",
  ].map((words) => ({
    name: `"${words}" is no title`,
    html: page(`<main><p>Fredag 11. desember 2026 kl. 19.00</p><p>${words}</p></main>`),
    expected: [],
  })),
  ...["Ny organist ansatt", "Takk for innsatsen"].map((title) => ({
    name: `a day without a clock beside the heading of news: ${title}`,
    html: page(`<header><a href="/">Hjem</a></header><main><p>3. desember 2026</p><h1>${title}</h1></main>`),
    expected: [],
  })),
];
