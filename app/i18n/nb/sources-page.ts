import type { Reading, SourceFacts } from "~/domain/site/reading";

const count = (n: string, one: string, many: string) => `${n} ${n === "1" ? one : many}`;
const events = (n: string) => count(n, "arrangement", "arrangementer");

const state = ({ isOn, isPublished }: SourceFacts["adapters"][number]) =>
  isOn
    ? "Leses når en menighet ber om det."
    : isPublished
      ? "Leses ikke nå: den er slått av."
      : "Leses ikke: den som eier tjenesten, har ikke sagt ja.";

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
    title: "Hvor arrangementene kommer fra",
    intro:
      "Arrangementene i Samling er lagt inn av dem som holder dem, hentet fra kalendere og nettsider som de har bedt oss om å lese, eller funnet på nettsiden til en menighet som ikke har tatt siden sin i bruk. Det siste er merket.",
    reviewed: "Tallene er telt det siste kvarteret. Teksten er sist gjennomgått i november 2026.",
    sections: [
      {
        heading: "Så mye kommer hvorfra",
        paragraphs: [
          `Akkurat nå har Samling ${count(all, "kommende arrangement", "kommende arrangementer")}. Hvert tall er fra sist det ble lest.`,
        ],
        terms: [
          { term: "Lagt inn i Samling", text: events(written) },
          {
            term: "Kalendere (iCal)",
            text: `${events(feeds.events)} fra ${count(feeds.sources, "kalender", "kalendere")}`,
          },
          {
            term: "Nettsider og tjenester",
            text: `${events(pages.events)} fra ${count(pages.sources, "side", "sider")}`,
          },
        ],
      },
      {
        heading: "Sidene om menighetene",
        paragraphs: [
          `${count(kept, "side holdes", "sider holdes")} av menigheten eller organisasjonen selv. ${count(unkept, "side er laget", "sider er laget")} fra Enhetsregisteret, og menigheten har ikke tatt ${unkept === "1" ? "den" : "dem"} i bruk ennå.`,
          "Det siste står på siden selv, i lista og i det åpne grensesnittet. Slike sider har det registeret har av åpne opplysninger: navn, adresse, sted, nettside og målform. Er en organisasjon registrert hjemme hos noen, tar vi bare stedet. Menigheten kan ta siden i bruk, eller fjerne den med ett trykk.",
          `Nettsiden til en slik menighet ser vi på høyst én gang i uka, når robots.txt slipper oss til. Det vi finner, foreslås for et menneske hos oss. Først etter et ja blir det synlig, og bare det som er sikkert og ikke ser privat ut. Hvert arrangement er merket «Hentet fra menighetens nettside, ikke bekreftet» til menigheten selv har sagt ja. Akkurat nå ser vi på ${count(found.lookedAt, "nettside", "nettsider")} og viser ${events(found.events)} fra ${count(found.sources, "nettside", "nettsider")} slik.`,
        ],
      },
      {
        heading: "Hva vi leser",
        list: [
          "Kalendere som en menighet har gitt oss lenken til: Google, Outlook, iCloud, Teamup og andre som gir en iCal-fil.",
          "Nettsider som en menighet har bedt oss om å holde oppdatert. Vi leser det siden selv sier om arrangementer, og teksten som står der.",
          "Tekster, tabeller og filer som noen limer inn. De leses én gang, og ses over av et menneske før noe blir offentlig.",
        ],
      },
      {
        heading: "Tjenester vi kan lese",
        paragraphs: ["For disse tjenestene leser vi tjenestens egne data, for da blir tidene riktige:"],
        terms: adapters.map((adapter) => ({
          term: adapter.name,
          text: [
            state(adapter),
            ...(adapter.sources === "0"
              ? []
              : [`${events(adapter.events)} fra ${count(adapter.sources, "side", "sider")}.`]),
          ].join(" "),
        })),
      },
      {
        heading: "Hvor ofte, og hvordan vi presenterer oss",
        list: [
          "En kalender leses vanligvis hver time. Den kan be om sjeldnere, eller oftere, ned til hvert kvarter. En nettside leses høyst hver sjette time.",
          "Nettsider som holdes oppdatert, leses bare når nettstedets robots.txt slipper oss til. En kalenderlenke hentes slik et kalenderprogram gjør det.",
          "Kalendere og nettsider som vi selv har funnet hos en menighet som ikke har tatt siden sin i bruk, leses høyst én gang i uka, og robots.txt gjelder for begge.",
          "Ber en server oss om å vente, venter vi så lenge den sier, opptil en uke. Svarer den med feil, spør vi sjeldnere og sjeldnere.",
          `Vi sier hvem vi er. Serveren ser: ${userAgent}`,
        ],
      },
      {
        heading: "Hva vi aldri henter",
        list: [
          "Noe som ligger bak innlogging, eller på lukkede og lokale maskiner.",
          "Nettsider om igjen når robots.txt sier nei til Samling. En side som noen limer inn lenken til, leses den ene gangen.",
          "Mer enn 2 MB av en nettside eller 10 MB av en kalender.",
          "Det en kalender har merket som privat. Gravferder, vielser, møter, øvelser og utleie holdes tilbake til menigheten sier ja, med mindre den har valgt å vise dem.",
          "Noe fra en tjeneste som er slått av på denne siden.",
        ],
      },
      {
        heading: "Er det ditt, og vil du si nei?",
        list: [
          "Nettsider: skriv «User-agent: Samling» og «Disallow: /» i robots.txt. Da leser vi dem ikke mer.",
          `Alt: skriv til ${contact}, så slutter vi å lese det, eller slår av hele tjenesten, og fjerner det som er hentet.`,
        ],
      },
      {
        heading: "Er noe feil?",
        list: [
          "Rett det der det kommer fra. Neste gang vi leser det, blir det riktig her også.",
          "På siden til hvert arrangement står det hvilken kalender det er hentet fra, og der kan alle rapportere feil.",
          `Du kan også skrive til ${contact}.`,
        ],
      },
      {
        heading: "Steder, kart og organisasjoner",
        terms: [
          { term: "Adresser og kart", text: "Kartverket, CC BY 4.0" },
          { term: "Steder og posisjoner", text: "GeoNames, CC BY 4.0" },
          { term: "Postnumre", text: "Posten Brings postnummerregister" },
          { term: "Organisasjoner", text: "Brønnøysundregistrene, Enhetsregisteret, NLOD 2.0" },
        ],
      },
    ],
  }),
};
