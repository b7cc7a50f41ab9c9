import { event, ld, page, type PageCase } from "./page-case";

const of = (name: string, html: string, ...expected: string[]): PageCase => ({ name, html, expected });

const AGRANDO = `<div class="year">2026</div><div class="calendar-item"><div class="calendar-date">06.09</div><div class="event-time">kl.11.00</div><div class="calendar-label"><a href="/e?OccurenceId=1">Høgmesse</a></div><div class="calendar-location">Eksempelbygd kyrkje</div></div><div class="calendar-item"><div class="calendar-date">13.09</div><div class="event-time">kl.19.00</div><div class="calendar-label"><a href="/e?OccurenceId=2">Kveldsmesse</a></div><div class="calendar-location">Ytre kyrkje</div></div>`;

const LINK = (text: string) => `<p><a href="CalendarPage?EventId=1&OccurenceId=11">${text}</a></p>`;
const NAME = LINK("Høgmesse");
const LABEL = '<span class="calendar-label">Gudsteneste</span>';
const PLACE = '<span class="calendar-location">Ytre kyrkje</span>';
const agrandoDay = (lines: string) =>
  `<div class="year">2026</div><div class="calendar-date">06.09 </div><div class="event"><div class="event-time">kl.11.00</div>${lines}</div>`;

/** Pages as the programs make them that congregations use. */
export const programs: PageCase[] = [
  of(
    "The Events Calendar: its offset is trusted",
    page(
      `<div class="tribe-events tribe-common"><article class="tribe-events-calendar-list__event"><h3>Kveldsmøte</h3></article></div>${ld([event("Kveldsmøte", "2026-09-06T19:00:00+02:00", { endDate: "2026-09-06T21:00:00+02:00", location: { "@type": "Place", name: "Salem", description: "", url: false, address: [] }, organizer: false, image: false })])}`,
    ),
    "json-ld 2026-09-06 19:00–21:00 Kveldsmøte @ Salem",
  ),
  of(
    "The Events Calendar on a site whose clock is UTC",
    page(`<div class="tribe-common"><h3>Kveldsmøte</h3></div>${ld(event("Kveldsmøte", "2026-09-06T19:00:00+00:00"))}`),
    "json-ld 2026-09-06 21:00 Kveldsmøte (zone_claimed)",
  ),
  of(
    "Modern Events Calendar",
    page(
      `<div class="mec-wrap"><article class="mec-event-article"><h4 class="mec-event-title"><a href="https://eksempel.no/m">Misjonskveld</a></h4><span class="mec-start-date-label">07 sep</span><span class="mec-start-time">16:00</span><span class="mec-end-time">18:00</span></article></div>${ld(event("Misjonskveld", "2026-09-07T18:00:00+02:00", { endDate: "2026-09-07T20:00:00+02:00", url: "https://eksempel.no/m" }))}`,
    ),
    "json-ld 2026-09-07 16:00–18:00 Misjonskveld (clocks_differ)",
  ),
  of(
    "Squarespace",
    page(
      `<article class="eventlist-event"><h1 class="eventlist-title">Lovsangskveld</h1><ul><li><time class="event-date" datetime="2026-09-06">søndag 6. september 2026</time></li><li><time class="event-time-24hr-start" datetime="2026-09-06">19:00</time> – <time class="event-time-24hr-end">21:00</time></li></ul></article>${ld(event("Lovsangskveld — Eksempelbygd frikirke", "2026-09-06T19:00:00+0200", { endDate: "2026-09-06T21:00:00+0200" }))}`,
    ),
    "json-ld 2026-09-06 19:00–21:00 Lovsangskveld — Eksempelbygd frikirke",
  ),
  of(
    "Eventbrite's list of an organizer",
    page(
      ld({
        "@type": "ItemList",
        itemListElement: [
          {
            "@type": "ListItem",
            position: 1,
            item: event("Alphakurs", "2026-09-08T18:00:00+0200", {
              "@type": "EducationEvent",
              url: "https://www.eventbrite.com/e/1",
            }),
          },
        ],
      }),
      '<link rel="canonical" href="https://www.eventbrite.com/o/eksempel">',
    ),
    "json-ld 2026-09-08 18:00 Alphakurs",
  ),
  of(
    "TicketCo: a script for each card",
    page(
      [
        "Konsert med Kari Nordmann|2026-09-06T19:00:00Z|06.09.2026 kl. 19:00",
        "Julekonsert|2026-12-06T18:00:00.000Z|06.12.2026 kl. 18:00",
      ]
        .map((text) => {
          const [name, start, printed] = text.split("|");
          return `<div class="card"><script type='application/ld+json'>${JSON.stringify(event(name!, start))}</script><h2>${name}</h2><div>${printed}</div></div>`;
        })
        .join(""),
    ),
    "json-ld 2026-09-06 19:00 Konsert med Kari Nordmann (clocks_differ)",
    "json-ld 2026-12-06 18:00 Julekonsert (clocks_differ)",
  ),
  of(
    "Hoopla",
    page(
      `<main><h1>Konsert</h1><div>søn. 6. sep. 2026</div><div>19:00</div></main>${ld(event("Konsert", "2026-09-06T17:00:00+02:00"))}`,
    ),
    "json-ld 2026-09-06 19:00 Konsert (clocks_differ)",
  ),
  of(
    "Simple Calendar",
    page(
      `<dl class="simcal-events-list-container"><dt class="simcal-day-label">6. september 2026</dt><dd><ul class="simcal-events"><li class="simcal-event" itemscope itemtype="http://schema.org/Event" data-start="1788714000" data-end="1788721200" data-event-id="a@google.com"><span class="simcal-event-title" itemprop="name">Kveldsmøte</span><div class="simcal-event-details"><p><span itemprop="startDate" content="2026-09-06T19:00:00+02:00">6. september 2026 19:00</span> - <span itemprop="endDate" content="2026-09-06T21:00:00+02:00">21:00</span></p></div></li></ul></dd></dl>`,
    ),
    "microdata 2026-09-06 19:00–21:00 Kveldsmøte",
  ),
  of(
    "Simple Calendar without microdata",
    page(
      `<ul class="simcal-events"><li class="simcal-event" data-start="1788714000" data-end="1788721200" data-event-id="a@google.com"><strong>Kveldsmøte</strong><p>6. september 2026 19:00 - 21:00</p></li></ul>`,
    ),
    "text 2026-09-06 19:00–21:00 Kveldsmøte",
  ),
  of(
    "Wix",
    page(
      `<script type="application/json" id="wix-warmup-data">${JSON.stringify({
        appsWarmupData: {
          x: {
            events: [
              {
                id: "1",
                title: "Kveldsmøte",
                location: { name: "Salem", address: "Vegen 2, 5430 Eksempelbygd" },
                scheduling: {
                  config: {
                    scheduleTbd: false,
                    startDate: "2026-09-06T17:00:00.000Z",
                    endDate: "2026-09-06T19:00:00.000Z",
                    timeZoneId: "Europe/Oslo",
                  },
                },
              },
              {
                id: "2",
                title: "Seinere",
                scheduling: {
                  config: { scheduleTbd: true, startDate: "2026-09-06T17:00:00.000Z", timeZoneId: "Europe/Oslo" },
                },
              },
            ],
          },
        },
      })}</script>`,
    ),
    "wix 2026-09-06 19:00–21:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
  ),
  of(
    "Agrando: the page script writes the calendar",
    page(`<div id="cal"></div><script>var data = ${JSON.stringify({ d: AGRANDO })}; OutputCalendar(data);</script>`),
    "agrando 2026-09-06 11:00 Høgmesse @ Eksempelbygd kyrkje",
    "agrando 2026-09-13 19:00 Kveldsmesse @ Ytre kyrkje",
  ),
  ...[
    ["the name first", NAME + LINK(`${LABEL} - ${PLACE}`)],
    ["the name last", LINK(`${LABEL} - ${PLACE}`) + NAME],
    ["a link each", LINK(LABEL) + NAME + LINK(PLACE)],
    [
      "links within the marks",
      `${NAME}<div class="calendar-label">${LINK("Messe")}</div><div class="calendar-location">${LINK("Ytre kyrkje")}</div>`,
    ],
    [
      "a category that is not marked",
      `${NAME}${PLACE}<div class="calendar-kategori">${LINK("Gudsteneste - Ytre kyrkje")}</div>`,
    ],
    ["without a frame around each", `</div>${NAME}${LINK(LABEL + PLACE)}<div>`],
  ].map(([name, lines]) =>
    of(
      `Agrando: one occurrence with several links is one event, ${name}`,
      page(`<script>var data = ${JSON.stringify({ d: agrandoDay(lines!) })}; OutputCalendar(data);</script>`),
      "agrando 2026-09-06 11:00 Høgmesse @ Ytre kyrkje",
    ),
  ),
  of(
    "Agrando: an occurrence without a name is called by its category",
    page(
      `<script>var data = ${JSON.stringify({ d: agrandoDay(LINK(`${LABEL} - ${PLACE}`)) })}; OutputCalendar(data);</script>`,
    ),
    "agrando 2026-09-06 11:00 Gudsteneste @ Ytre kyrkje",
  ),
  of(
    "Cornerstone",
    page(
      `<div serviceLink="/events_service/start/:start-time/end/:end-time/url/eA==/view_id/1"><ul><li><a href="/e/1">Kveldsmøte søndag 9 august 2026 | 19:00</a></li><li><a href="/e/2">Bønnemøte onsdag 12 august 2026 | 18:30</a></li></ul></div>`,
    ),
    "cornerstone 2026-08-09 19:00 Kveldsmøte",
    "cornerstone 2026-08-12 18:30 Bønnemøte",
  ),
];
