import { event, ld, page, type PageCase } from "./page-case";

const of = (name: string, body: string, ...expected: string[]): PageCase => ({ name, html: page(body), expected });

/** Microdata, h-event and hCalendar. */
export const markedUp: PageCase[] = [
  of(
    "a calendar that stands in a link",
    `<h1>Konsert</h1><p>Søndag 6. september kl. 19</p><a href="data:text/calendar;charset=utf8,BEGIN:VCALENDAR%0AVERSION:2.0%0ABEGIN:VEVENT%0AUID:1%0ADTSTART;TZID=Europe/Oslo:20260906T190000%0ADTEND;TZID=Europe/Oslo:20260906T210000%0ASUMMARY:Konsert%0ALOCATION:Kirken%0AEND:VEVENT%0AEND:VCALENDAR">Legg til i kalender</a>`,
    "ics 2026-09-06 19:00–21:00 Konsert @ Kirken",
  ),
  of(
    "a calendar in a link as base64",
    `<h1>Konsert</h1><a href="data:text/calendar;base64,${btoa("BEGIN:VCALENDAR\nVERSION:2.0\nBEGIN:VEVENT\nUID:1\nDTSTART;VALUE=DATE:20260906\nDTEND;VALUE=DATE:20260908\nSUMMARY:Leir\nEND:VEVENT\nEND:VCALENDAR")}">Last ned</a>`,
    "ics 2026-09-06–2026-09-07 Leir",
  ),
  of(
    "Simple Calendar without a printed clock",
    `<ul class="simcal-events"><li class="simcal-event" data-start="1788714000" data-end="1788721200" data-event-id="a"><span class="simcal-event-title">Kveldsmøte</span></li></ul>`,
    "h-event 2026-09-06 19:00–21:00 Kveldsmøte (zone_claimed)",
  ),
  of(
    "microdata",
    `<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Kveldsmøte</h2><time itemprop="startDate" datetime="2026-09-06T19:00">6. september kl. 19</time>
    <div itemprop="location" itemscope itemtype="https://schema.org/Place"><span itemprop="name">Salem</span><div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="streetAddress">Vegen 2</span> <span itemprop="postalCode">5430</span> <span itemprop="addressLocality">Eksempelbygd</span></div></div></div>`,
    "microdata 2026-09-06 19:00 Kveldsmøte @ Salem, Vegen 2, 5430 Eksempelbygd",
  ),
  of(
    "microdata in meta tags, with an offset that is confirmed",
    `<div itemscope itemtype="http://schema.org/Event"><meta itemprop="startDate" content="2026-09-06T19:00:00+02:00"><span itemprop="name">Kveldsmøte</span> søndag 6. september kl. 19.00</div>`,
    "microdata 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "microdata with an offset that is denied",
    `<div itemscope itemtype="http://schema.org/Event"><meta itemprop="startDate" content="2026-09-06T21:00:00+02:00"><span itemprop="name">Kveldsmøte</span> søndag 6. september kl. 19.00</div>`,
    "microdata 2026-09-06 19:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "microdata in a list",
    `<ul>${["06", "13"].map((day) => `<li itemscope itemtype="http://schema.org/MusicEvent"><a itemprop="url" href="https://eksempel.no/k"><span itemprop="name">Konsert</span></a><meta itemprop="startDate" content="2026-09-${day}T19:00"></li>`).join("")}</ul>`,
    "microdata 2026-09-06 19:00 Konsert",
    "microdata 2026-09-13 19:00 Konsert",
  ),
  of(
    "h-event",
    `<div class="h-event"><h1 class="p-name">Kveldsmøte</h1><time class="dt-start" datetime="2026-09-06 19:00">6. september 2026 kl. 19</time>–<time class="dt-end" datetime="2026-09-06 21:00">21</time> <span class="p-location">Salem</span></div>`,
    "h-event 2026-09-06 19:00–21:00 Kveldsmøte @ Salem",
  ),
  of(
    "hCalendar",
    `<div class="vevent"><span class="summary">Kveldsmøte</span> <abbr class="dtstart" title="2026-09-06T19:00">6. september kl. 19</abbr> <span class="location">Salem</span></div>`,
    "h-event 2026-09-06 19:00 Kveldsmøte @ Salem",
  ),
  of(
    "hCalendar with parts of a value",
    `<div class="vevent"><span class="summary">Kveldsmøte</span> <span class="dtstart"><span class="value">2026-09-06</span> <span class="value">19:00</span></span></div>`,
    "h-event 2026-09-06 19:00 Kveldsmøte",
  ),
  ...[
    ["as text", '<b class="value">2026-09-06</b> <b class="value">19:00</b>', '<b class="value">21:00</b>'],
    [
      "as titles",
      '<abbr class="value" title="2026-09-06">6. sept.</abbr> <abbr class="value" title="19:00">sju</abbr>',
      '<abbr class="value" title="21:00">ni</abbr>',
    ],
    [
      "of times",
      '<time class="value" datetime="2026-09-06">søndag</time> <time class="value" datetime="19:00">kl. 19</time>',
      '<time class="value" datetime="21:00">21</time>',
    ],
    [
      "in halves of the day",
      '<b class="value">7pm</b>, <b class="value">2026-09-06</b>',
      '<b class="value">9:00 p.m.</b>',
    ],
    [
      "hidden in a title",
      '<span class="value-title" title="2026-09-06T19:00"> </span>søndag',
      '<span class="value-title" title="2026-09-06T21:00"></span>',
    ],
    [
      "as data and a picture",
      '<data class="value" value="2026-09-06">søndag</data><img class="value" alt="19:00">',
      '<data class="value" value="21:00">ni</data>',
    ],
  ].flatMap(([name, start, end]) =>
    [
      ["vevent", "summary", "dtstart", "dtend"],
      ["h-event", "p-name", "dt-start", "dt-end"],
    ].map(([root, title, from, to]) =>
      of(
        `${root}: parts of a value, ${name}`,
        `<div class="${root}"><b class="${title}">Kveldsmøte</b> <p class="${from}">${start}</p> til <p class="${to}">${end}</p></div>`,
        "h-event 2026-09-06 19:00–21:00 Kveldsmøte",
      ),
    ),
  ),
  of(
    "JSON-LD, microdata and print are one",
    `${ld(event("Kveldsmøte", "2026-09-06T19:00:00+02:00"))}<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Kveldsmøte</h2><time itemprop="startDate" datetime="2026-09-06T19:00:00+02:00">Søndag 6. september 2026 kl. 19.00</time></div>`,
    "json-ld 2026-09-06 19:00 Kveldsmøte",
  ),
  of(
    "two forms disagree",
    `${ld(event("Kveldsmøte", "2026-09-06T19:00"))}<div itemscope itemtype="https://schema.org/Event"><h2 itemprop="name">Kveldsmøte</h2><meta itemprop="startDate" content="2026-09-06T18:00"></div>`,
    "json-ld 2026-09-06 19:00 Kveldsmøte (clocks_differ)",
  ),
  of(
    "list items without end tags",
    `<ul><li itemscope itemtype="http://schema.org/Event"><b itemprop=name>Møte</b><meta itemprop=startDate content="2026-09-06T11:00"><li itemscope itemtype="http://schema.org/Event"><b itemprop=name>Fest</b><meta itemprop=startDate content="2026-09-07T11:00"></ul>`,
    "microdata 2026-09-06 11:00 Møte",
    "microdata 2026-09-07 11:00 Fest",
  ),
];
