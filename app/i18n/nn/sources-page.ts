import type { Reading, SourceFacts } from "~/domain/site/reading";

const count = (n: string, one: string, many: string) => `${n} ${n === "1" ? one : many}`;
const events = (n: string) => count(n, "arrangement", "arrangement");

const state = ({ isOn, isPublished }: SourceFacts["adapters"][number]) =>
  isOn
    ? "Blir lesen når ein kyrkjelyd ber om det."
    : isPublished
      ? "Blir ikkje lesen no: ho er slått av."
      : "Blir ikkje lesen: den som eig tenesta, har ikkje sagt ja.";

/** Only for the server. */
export const sourcesPageMessages = {
  reading: ({
    contact,
    userAgent,
    all,
    feeds,
    pages,
    written,
    kept,
    unkept,
    found,
    adapters,
  }: SourceFacts): Reading => ({
    title: "Kvar arrangementa kjem frå",
    intro:
      "Arrangementa i Samling er lagde inn av dei som held dei, henta frå kalendrar og nettsider som dei har bede oss om å lese, eller funne på nettsida til ein kyrkjelyd som ikkje har teke sida si i bruk. Det siste er merkt.",
    reviewed: "Tala er talde det siste kvarteret. Teksten er sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Så mykje kjem kvar frå",
        paragraphs: [
          `Akkurat no har Samling ${count(all, "komande arrangement", "komande arrangement")}. Kvart tal er frå sist det blei lese.`,
        ],
        terms: [
          { term: "Lagt inn i Samling", text: events(written) },
          {
            term: "Kalendrar (iCal)",
            text: `${events(feeds.events)} frå ${count(feeds.sources, "kalender", "kalendrar")}`,
          },
          {
            term: "Nettsider og tenester",
            text: `${events(pages.events)} frå ${count(pages.sources, "side", "sider")}`,
          },
        ],
      },
      {
        heading: "Sidene om kyrkjelydane",
        paragraphs: [
          `${count(kept, "side er halden", "sider er haldne")} av kyrkjelyden eller organisasjonen sjølv. ${count(unkept, "side er laga", "sider er laga")} frå Einingsregisteret, og kyrkjelyden har ikkje teke ${unkept === "1" ? "henne" : "dei"} i bruk enno.`,
          "Det siste står på sida sjølv, i lista og i det opne grensesnittet. Slike sider har det registeret har av opne opplysningar: namn, adresse, stad, nettside og målform. Er ein organisasjon registrert heime hos nokon, tek vi berre staden. Kyrkjelyden kan ta sida i bruk, eller fjerne henne med eitt trykk.",
          `Nettsida til ein slik kyrkjelyd ser vi på høgst éin gong i veka, når robots.txt slepp oss til. Det vi finn, blir føreslått for eit menneske hos oss. Først etter eit ja blir det synleg, og berre det som er sikkert og ikkje ser privat ut. Kvart arrangement er merkt «Henta frå nettsida til kyrkjelyden, ikkje stadfesta» til kyrkjelyden sjølv har sagt ja. Akkurat no ser vi på ${count(found.lookedAt, "nettside", "nettsider")} og viser ${events(found.events)} frå ${count(found.sources, "nettside", "nettsider")} slik.`,
        ],
      },
      {
        heading: "Kva vi les",
        list: [
          "Kalendrar som ein kyrkjelyd har gitt oss lenka til: Google, Outlook, iCloud, Teamup og andre som gir ei iCal-fil.",
          "Nettsider som ein kyrkjelyd har bede oss om å halde oppdaterte. Vi les det sida sjølv seier om arrangement, og teksten som står der.",
          "Tekstar, tabellar og filer som nokon limer inn. Dei blir lesne éin gong, og eit menneske ser over dei før noko blir offentleg.",
        ],
      },
      {
        heading: "Tenester vi kan lese",
        paragraphs: ["For desse tenestene les vi dataa som tenesta sjølv gir, for då blir tidene rette:"],
        terms: adapters.map((adapter) => ({
          term: adapter.name,
          text: [
            state(adapter),
            ...(adapter.sources === "0"
              ? []
              : [`${events(adapter.events)} frå ${count(adapter.sources, "side", "sider")}.`]),
          ].join(" "),
        })),
      },
      {
        heading: "Kor ofte, og korleis vi presenterer oss",
        list: [
          "Ein kalender blir vanlegvis lesen kvar time. Han kan be om sjeldnare, eller oftare, ned til kvart kvarter. Ei nettside blir lesen høgst kvar sjette time.",
          "Nettsider som blir haldne oppdaterte, blir lesne berre når robots.txt på nettstaden slepp oss til. Ei kalenderlenke blir henta slik eit kalenderprogram gjer det.",
          "Kalendrar og nettsider som vi sjølve har funne hos ein kyrkjelyd som ikkje har teke sida si i bruk, blir lesne høgst éin gong i veka, og robots.txt gjeld for båe.",
          "Ber ein tenar oss om å vente, ventar vi så lenge han seier, opptil ei veke. Svarar han med feil, spør vi sjeldnare og sjeldnare.",
          `Vi seier kven vi er. Tenaren ser: ${userAgent}`,
        ],
      },
      {
        heading: "Kva vi aldri hentar",
        list: [
          "Noko som ligg bak innlogging, eller på lukka og lokale maskiner.",
          "Nettsider om igjen når robots.txt seier nei til Samling. Ei side som nokon limer inn lenka til, blir lesen den eine gongen.",
          "Meir enn 2 MB av ei nettside eller 10 MB av ein kalender.",
          "Det ein kalender har merkt som privat. Gravferder, vigsler, møte, øvingar og utleige blir haldne tilbake til kyrkjelyden seier ja, med mindre han har valt å vise dei.",
          "Noko frå ei teneste som er slått av på denne sida.",
        ],
      },
      {
        heading: "Er det ditt, og vil du seie nei?",
        list: [
          "Nettsider: skriv «User-agent: Samling» og «Disallow: /» i robots.txt. Då les vi dei ikkje meir.",
          `Alt: skriv til ${contact}, så sluttar vi å lese det, eller slår av heile tenesta, og fjernar det som er henta.`,
        ],
      },
      {
        heading: "Er noko feil?",
        list: [
          "Rett det der det kjem frå. Neste gong vi les det, blir det rett her òg.",
          "På sida til kvart arrangement står det kva kalender det er henta frå, og der kan alle rapportere feil.",
          `Du kan òg skrive til ${contact}.`,
        ],
      },
      {
        heading: "Stader, kart og organisasjonar",
        terms: [
          { term: "Adresser og kart", text: "Kartverket, CC BY 4.0" },
          { term: "Stader og posisjonar", text: "GeoNames, CC BY 4.0" },
          { term: "Postnummer", text: "Postnummerregisteret til Posten Bring" },
          { term: "Organisasjonar", text: "Brønnøysundregistera, Einingsregisteret, NLOD 2.0" },
        ],
      },
    ],
  }),
};
