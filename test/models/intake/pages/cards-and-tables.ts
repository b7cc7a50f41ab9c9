import { event, ld, page, type PageCase } from "./page-case";

const of = (name: string, body: string, ...expected: string[]): PageCase => ({ name, html: page(body), expected });

/** Lists of cards, and tables with cells over several rows or a column for each house. */
export const cardsAndTables: PageCase[] = [
  of(
    "a day over two rows of a table",
    "<table><tr><th>Dato<th>Kl.<th>Kirke<th>Gudstjeneste<tr><td rowspan=2>Søndag 6. september 2026<td>11.00<td>Vik<td>Høymesse<tr><td>18.00<td>Fjell<td>Kveldsmesse</table>",
    "text 2026-09-06 11:00 Høymesse @ Vik",
    "text 2026-09-06 18:00 Kveldsmesse @ Fjell",
  ),
  of(
    "a column for each church",
    "<h2>Gudstjenester september 2026</h2><table><tr><th>Dato<th>Vik kirke<th>Fjell kapell<tr><td>06.09.<td>11.00 Høymesse<td><tr><td>13.09.<td>17.00 Kveldsmesse<td>11.00 Familiemesse</table>",
    "text 2026-09-06 11:00 Høymesse @ Vik kirke",
    "text 2026-09-13 11:00 Familiemesse @ Fjell kapell",
    "text 2026-09-13 17:00 Kveldsmesse @ Vik kirke",
  ),
  of(
    "days in squares above titles that are headings",
    '<section><h2>Det som skjer</h2><div><a class=card href="/1"><div class=date>6 sep</div><div><h4>Messe</h4><p>11:00 – Vik kirke</p></div></a><a class=card href="/2"><div class=date>9 sep</div><div><h4>Babysang</h4><p>10:30 – Menighetshuset</p></div></a></div></section>',
    "text 2026-09-06 11:00 Messe @ Vik kirke (year_guessed)",
    "text 2026-09-09 10:30 Babysang @ Menighetshuset (year_guessed)",
  ),
  of(
    "Squarespace's list: the day twice, the clock in two forms",
    "<article><div><div>Sep</div><div>5</div></div><div><h1>Gospelkveld</h1><ul><li><time>lørdag 5. september 2026</time><li><span class=event-time-12hr><time>7:00 p.m.</time><span></span><time>9:00 p.m.</time></span><span class=event-time-24hr><time>19:00</time><span></span><time>21:00</time></span><li><a>ICS</a></ul></div></article>",
    "text 2026-09-05 19:00–21:00 Gospelkveld",
  ),
  of(
    "a heading above what only says when and where",
    "<h3>Babysang</h3><p>Onsdag 9. september 2026 kl. 11–13 i menighetshuset</p><h3>Messe</h3><p>Søndag 6. september 2026 kl. 11 i Vik kirke</p>",
    "text 2026-09-06 11:00 Messe @ Vik kirke",
    "text 2026-09-09 11:00–13:00 Babysang @ menighetshuset",
  ),
  of(
    "an article about one event is called by its heading",
    "<article><h1>Basar på bedehuset</h1><p>Publisert 4.8.2026</p><p>Velkommen til basar fredag 4. september kl. 18.00, med god mat og mange gevinster!</p></article>",
    "text 2026-09-04 18:00 Basar på bedehuset",
  ),
  of(
    "the opening of doors is no beginning",
    `<h1>Konsert</h1><p>Lørdag 5. september 2026 kl. 19:00</p><p>Dørene åpner kl. 18:00</p>${ld(event("Konsert", "2026-09-05T16:00:00Z"))}`,
    "json-ld 2026-09-05 19:00 Konsert (clocks_differ)",
  ),
  of(
    "an event that its place lists is there",
    ld({ "@type": "Church", name: "Vik kirke", address: "Kirkevegen 1", event: [event("Messe", "2026-09-06T11:00")] }),
    "json-ld 2026-09-06 11:00 Messe @ Vik kirke, Kirkevegen 1",
  ),
  of(
    "sermons that were held are no events",
    "<h1>Taler</h1><ul><li>Søndag 26. juli 2026: «Nåden» – Ola Nordmann</li><li>Podcast-episode 12: 9.8.2026 (32:15)</li></ul>",
  ),
];
