import { page, type PageCase } from "./page-case";

const of = (name: string, body: string, ...expected: string[]): PageCase => ({ name, html: page(body), expected });
const SUNDAY = "text 2026-08-09 19:00 Kveldsmøte";

/** Pages without data: lists, tables and headings. */
export const plainPages: PageCase[] = [
  of(
    "a list",
    "<h1>Program</h1><ul><li>Søndag 9. august 2026 kl. 19.00 Kveldsmøte</li><li>Onsdag 12. august 2026 kl. 18.30 Bønnemøte</li></ul>",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
  of(
    "lines with breaks",
    "<p>Søndag 9. august kl. 19.00 Kveldsmøte<br>Onsdag 12. august kl. 18.30 Bønnemøte</p>",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
  of(
    "a table",
    "<table><tr><th>Dato</th><th>Tid</th><th>Hva</th><th>Sted</th></tr><tr><td>Søndag 9. august 2026</td><td>19.00</td><td>Kveldsmøte</td><td>Salem</td></tr></table>",
    `${SUNDAY} @ Salem`,
  ),
  of(
    "a table without end tags",
    "<table><tr><th>Dato<th>Tid<th>Hva<tr><td>Søndag 9. august 2026<td>19.00<td>Kveldsmøte<tr><td>Onsdag 12. august 2026<td>18.30<td>Bønnemøte</table>",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
  of(
    "cards",
    "<div class=list><div class=card><h3>Kveldsmøte</h3><p>Søndag 9. august kl. 19.00</p></div><div class=card><h3>Bønnemøte</h3><p>Onsdag 12. august kl. 18.30</p></div></div>",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
  of(
    "days in squares",
    "<div class=list><div class=card><div class=date><span>9</span><span>aug</span></div><div><h3>Kveldsmøte</h3><div>søndag kl. 19.00</div></div></div></div>",
    SUNDAY,
  ),
  of(
    "a page of one event",
    "<main><h1>Julekonsert</h1><p>Lørdag 12. desember kl. 18.00</p><p>Sted: Eksempelbygd kirke</p></main>",
    "text 2026-12-12 18:00 Julekonsert @ Eksempelbygd kirke",
  ),
  of(
    "a clock that is struck out",
    "<div><h3>Kveldsmøte</h3><p><del>Søndag 9. august kl. 17.00</del> Søndag 9. august kl. 19.00</p></div>",
    SUNDAY,
  ),
  of(
    "days and clocks above titles, with nothing that holds them together",
    "<main><p>søndag 9. august</p><p>kl. 19:00</p><h3>Kveldsmøte</h3><p>Dørene åpner en time før.</p><p>onsdag 12. august</p><p>kl. 18:30</p><h3>Bønnemøte</h3><p>Ta med bibel.</p></main>",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
  of("raised minutes", "<ul><li>Søndag 9. august kl. 19<sup>00</sup> Kveldsmøte</li></ul>", SUNDAY),
  of(
    "elements within words and numbers",
    "<p>Søndag <b>9</b>. <i>august</i> kl. <span>19</span>.00 <b>K</b>veldsmøte</p>",
    SUNDAY,
  ),
  of("references in the text", "<p>S&oslash;ndag&nbsp;9.&nbsp;august kl.&#160;19.00 Kveldsm&#248;te</p>", SUNDAY),
  of(
    "days as headings",
    "<h2>Søndag 9. august 2026</h2><p>kl. 11.00 Gudstjeneste</p><p>kl. 19.00 Kveldsmøte</p>",
    "text 2026-08-09 11:00 Gudstjeneste",
    SUNDAY,
  ),
  of(
    "no end tags at all",
    "<div><h2>Program<p>Søndag 9. august kl. 19.00 Kveldsmøte<div><p>Onsdag 12. august kl. 18.30 Bønnemøte",
    SUNDAY,
    "text 2026-08-12 18:30 Bønnemøte",
  ),
];

/** More of them: labels, and dates at the top of cards. */
export const labelledPages: PageCase[] = [
  of(
    "labels in a table",
    "<h1>Høsttakkefest</h1><table><tr><td>Dato</td><td>20. september 2026</td></tr><tr><td>Tid</td><td>11:00 - 13:00</td></tr><tr><td>Sted</td><td>Salem</td></tr></table>",
    "text 2026-09-20 11:00–13:00 Høsttakkefest @ Salem",
  ),
  of(
    "labels in a list of terms",
    "<h1>Høsttakkefest</h1><dl><dt>Dato</dt><dd>20. september 2026</dd><dt>Tid</dt><dd>11:00 - 13:00</dd><dt>Sted</dt><dd>Salem</dd></dl>",
    "text 2026-09-20 11:00–13:00 Høsttakkefest @ Salem",
  ),
  of(
    "the day at the top of each card",
    "<div class=l><div class=c><div class=d>søndag 9. august</div><h4>Gudstjeneste</h4><div>11:00</div><div>Eksempelbygd kirke</div></div><div class=c><div class=d>søndag 16. august</div><h4>Kveldsmøte</h4><div>19:00</div><div>Salem</div></div></div>",
    "text 2026-08-09 11:00 Gudstjeneste @ Eksempelbygd kirke",
    "text 2026-08-16 19:00 Kveldsmøte @ Salem",
  ),
  of(
    "events beside news",
    "<h2>Det skjer</h2><ul><li>Søn 9. aug 2026 kl 11:00 Gudstjeneste</li></ul><h2>Siste nytt</h2><ul><li><a>Dåp i sommer</a><br>Lørdag 18. juli 2026 kl 13:20</li></ul>",
    "text 2026-08-09 11:00 Gudstjeneste",
  ),
  of(
    "when tickets are sold",
    "<h1>Konsert</h1><p>Billettsalget åpner fredag 7. august 2026 kl. 10.00.</p><p>Fredag 18. september 2026 kl. 19.00</p>",
    "text 2026-09-18 19:00 Konsert",
  ),
];

const TRAP = "<p>Velkommen til Eksempelbygd.</p>";

/** What stands on pages and is no event. */
export const traps: PageCase[] = [
  of("a byline", `${TRAP}<p>Av Kari Nordmann, 3. august 2026</p><p>Tekst og foto: Ola Nordmann – 4. august 2026</p>`),
  of(
    "a list of news",
    "<ul><li><a>12.08.2026 Ny organist ansatt</a></li><li><a>30.08.2026 - Høstens program er klart</a></li></ul>",
  ),
  of(
    "office hours in summer and an old anniversary",
    `${TRAP}<p>Sommertid (1.6.–31.8.): 10–14</p><p>Menighetskontoret har åpent tirsdag 8. september 10–12.</p><p>Grunnlagt 12. mai 1904.</p>`,
  ),
  of(
    "a letter with its day",
    "<div><h3><a>Sommerhilsen fra presten</a></h3><span>lørdag 1. august 2026 09:14</span><p>Kjære alle</p></div>",
  ),
  of("the time of day", "<p>Klokka er nå 10:04 lørdag 1. august 2026</p>"),
  of("opening hours", `${TRAP}<h2>Åpningstider</h2><p>Mandag–fredag 09.00–15.00</p><p>Kontortid: tirsdag 10–14</p>`),
  of(
    "news and when they were written",
    "<article><h2>Vi søker organist</h2><p>Publisert 12.8.2026 10:14</p><p>Les mer</p></article><article><h2>Ny kirkeverge</h2><div class=byline>Av Kari Nordmann 28.07.2026 kl. 08:30</div></article>",
  ),
  of(
    "news with a bare date",
    "<article><h2>Vi søker organist</h2><time datetime=2026-07-28>28. juli 2026</time><p>Vi trenger en ny organist.</p></article><article><h2>Takk for gavene</h2><time>30. juli 2026, 14:05</time></article>",
  ),
  of("what has been", "<p>Søndag 26. juli 2026 kl. 11.00 ble det holdt gudstjeneste i Eksempelbygd kirke.</p>"),
  of(
    "comments",
    `${TRAP}<ol class="commentlist"><li id="comment-1">Kari Nordmann<br>onsdag 5. august 2026 kl. 19.04<br>Så fint!</li></ol>`,
  ),
  of(
    "a calendar of a month whose numbers stand below other weekdays than the heading's month has",
    "<h2>September 2026</h2><table><tr><th>Ma<th>Ti<th>On<th>To<th>Fr<th>Lø<th>Sø<tr><td>27<td>28<td>29<td>30<td>31<td>1<td>2 11.00 Gudstjeneste<tr><td>3<td>4<td>5<td>6<td>7<td>8<td>9 19.00 Kveldsmøte</table>",
  ),
  of(
    "a calendar of a month that is not named",
    "<h2>Kalender</h2><table><tr><th>Ma<th>Ti<th>On<th>To<th>Fr<th>Lø<th>Sø<tr><td>27<td>28<td>29<td>30<td>31<td>1<td>2 11.00 Gudstjeneste</table>",
  ),
  of(
    "numbers of bread and butter",
    "<ul><li>13.12 er siste frist</li><li>Kontakt oss: 90 12 34 56</li></ul><p><b>20.12</b><br>Ingen gudstjeneste</p><p>Kontakt oss: 90 12 34 56. Vipps 12345.</p>",
  ),
  of(
    "copyright, navigation and footer",
    "<nav><ul><li>Program 9. august 2026 kl. 19.00</li></ul></nav><p>Hei</p><footer>© 2026 Eksempelbygd. Sist oppdatert 9. august 2026 kl. 19.00</footer>",
  ),
  of(
    "scripts, styles, templates and hidden parts",
    `<script>var x = "Søndag 9. august 2026 kl. 19.00 Kveldsmøte"</script><style>.a:after{content:"Søndag 9. august 2026 kl. 19.00 Møte"}</style><noscript>Søndag 9. august 2026 kl. 19.00 Møte</noscript><template><p>Søndag 9. august 2026 kl. 19.00 Møte</p></template><p hidden>Søndag 9. august 2026 kl. 19.00 Møte</p><p style="display:none">Søndag 9. august 2026 kl. 19.00 Møte</p>`,
  ),
  of("a deadline", "<h2>Leir</h2><p>Påmeldingsfrist: 9. august 2026 kl. 12.00</p>"),
  of(
    "numbers that are no dates",
    "<p>Tlf. 53 42 10 10. Konto 3201.10.12345. Org.nr. 912 345 678. Matteus 6,9–13. Side 10.11.</p>",
  ),
  of(
    "a picture's text and a data address",
    `<img alt="Søndag 9. august 2026 kl. 19.00 Kveldsmøte" src="data:image/png;base64,AAAA">${TRAP}`,
  ),
];
