import { event, ld, page, type PageCase } from "./page-case";

const LIST =
  "<ul><li>Søndag 9. august kl. 11.00 Gudstjeneste</li><li>Onsdag 12. august kl. 19.00 Bønnemøte</li><li>Lørdag 15. august kl. 18.00 Konsert</li></ul>";
const GRID = (first: string) =>
  `<table><tr><th>Ma<th>Ti<th>On<th>To<th>Fr<th>Lø<th>Sø<tr><td>27<td>28<td>29<td>30<td>31<td>1<td>2<br>${first}<tr><td>3<td>4<td>5<td>6<td>7<td>8<td>9<div>19.00 Kveldsmøte</div><div>21.00 Nattkafé</div></table>`;

/** Pages whose data is not of all their events, and calendars of a month. */
export const besideData: PageCase[] = [
  {
    name: "a programme beside the data of one event",
    html: page(`<h1>Program</h1>${LIST}`, ld(event("Konsert", "2026-08-15T18:00"))),
    expected: [
      "text 2026-08-09 11:00 Gudstjeneste",
      "text 2026-08-12 19:00 Bønnemøte",
      "json-ld 2026-08-15 18:00 Konsert",
    ],
  },
  {
    name: "an event that the data names with another clock is not two",
    html: page(`<h1>Program</h1>${LIST}`, ld(event("Stor konsert i kirka", "2026-08-15T20:00"))),
    expected: [
      "text 2026-08-09 11:00 Gudstjeneste",
      "text 2026-08-12 19:00 Bønnemøte",
      "json-ld 2026-08-15 18:00 Stor konsert i kirka (clocks_differ)",
    ],
  },
  {
    name: "the programme of a weekend is of the event that lasts so long",
    html: page(
      "<h1>Stevne</h1><ul><li>Fredag 14. august 2026 kl. 19 Åpning</li><li>Lørdag 15. august 2026 kl. 10 Bibeltime</li><li>Lørdag 15. august 2026 kl. 18 Sang</li><li>Søndag 16. august 2026 kl. 11 Avslutning</li></ul>",
      ld(event("Stevne", "2026-08-14", { endDate: "2026-08-16" })),
    ),
    expected: ["json-ld 2026-08-14–2026-08-16 Stevne"],
  },
  {
    name: "a date in the text of one event is no other event",
    html: page(
      "<h1>Konsert</h1><p>Lørdag 15. august kl. 18.00</p><div><div><p>Koret øver til vanlig tirsdag 18. august kl. 19.00 i kjelleren, og trenger flere stemmer.</p></div></div>",
      ld(event("Konsert", "2026-08-15T18:00")),
    ),
    expected: ["json-ld 2026-08-15 18:00 Konsert"],
  },
  {
    name: "a calendar of a month",
    html: page(`<h2>August 2026</h2>${GRID("11.00 Gudstjeneste")}`),
    expected: [
      "text 2026-08-02 11:00 Gudstjeneste",
      "text 2026-08-09 19:00 Kveldsmøte",
      "text 2026-08-09 21:00 Nattkafé",
    ],
  },
  {
    name: "a calendar of a month with its clocks on lines of their own",
    html: page(`<h2>August 2026</h2>${GRID("<span>11:00</span><br><a>Gudstjeneste</a>")}`),
    expected: [
      "text 2026-08-02 11:00 Gudstjeneste",
      "text 2026-08-09 19:00 Kveldsmøte",
      "text 2026-08-09 21:00 Nattkafé",
    ],
  },
  {
    name: "a type that a site has made up",
    html: page(
      '<div itemscope itemtype="https://schema.org/ChurchService"><h2 itemprop="name">Gudstjeneste</h2><time itemprop="startDate" datetime="2026-08-09T11:00">søndag 9. august kl. 11</time><span itemprop="location">Eksempel kirke</span></div>',
      ld({ "@type": "TVSeries", name: "Serien", startDate: "2026-08-10" }),
    ),
    expected: ["microdata 2026-08-09 11:00 Gudstjeneste @ Eksempel kirke"],
  },
  {
    name: "links to maps are no part of a place",
    html: page(
      '<div><h3>Gudstjeneste</h3><p>Søndag 9. august 2026 kl 11.00</p><p>Eksempel kirke (kart)</p></div><div><h3>Kveldsmøte</h3><p>Søndag 16. august 2026 kl 19.00</p><p>Salem bedehus <a href="#">Vis kart</a></p></div>',
    ),
    expected: [
      "text 2026-08-09 11:00 Gudstjeneste @ Eksempel kirke",
      "text 2026-08-16 19:00 Kveldsmøte @ Salem bedehus",
    ],
  },
];
