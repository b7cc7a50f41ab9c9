import type { Reading, SourceFacts } from "~/domain/site/reading";
import type { sourcesPageMessages as nb } from "../nb/sources-page";

const count = (n: string, one: string, many: string) => `${n} ${n === "1" ? one : many}`;
const events = (n: string) => count(n, "event", "events");

const state = ({ isOn, isPublished }: SourceFacts["adapters"][number]) =>
  isOn
    ? "Read when a congregation asks us to."
    : isPublished
      ? "Not read now: it is turned off."
      : "Not read: its owner has not said yes.";

/** Only for the server. */
export const sourcesPageMessages: typeof nb = {
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
    title: "Where the events come from",
    intro:
      "The events in Samling are put in by those who hold them, fetched from calendars and web pages that they have asked us to read, or found on the website of a congregation that has not taken its page in use. The last is marked.",
    reviewed:
      "The numbers were counted within the last quarter of an hour. The text was last reviewed in November 2026.",
    sections: [
      {
        heading: "How much comes from where",
        paragraphs: [
          `Right now Samling has ${count(all, "coming event", "coming events")}. Each number is from when it was last read.`,
        ],
        terms: [
          { term: "Put in here", text: events(written) },
          {
            term: "Calendars (iCal)",
            text: `${events(feeds.events)} from ${count(feeds.sources, "calendar", "calendars")}`,
          },
          {
            term: "Web pages and services",
            text: `${events(pages.events)} from ${count(pages.sources, "page", "pages")}`,
          },
        ],
      },
      {
        heading: "The pages of congregations",
        paragraphs: [
          `${count(kept, "page is", "pages are")} kept by the congregation or organisation itself. ${count(unkept, "page is", "pages are")} made from the register of organisations, and the congregation has not taken ${unkept === "1" ? "it" : "them"} in use yet.`,
          "The page itself, the list and the open interface say so. Such pages have what is open in the register: name, address, town, website and form of Norwegian. Where an organisation is registered at somebody's home, we take only the town. The congregation can take the page in use, or remove it at one press.",
          `We look at the website of such a congregation at most once a week, where its robots.txt lets us. What we find is proposed to a person here. It becomes visible only after a yes, and only what is certain and does not look private. Each event is marked “Taken from the congregation’s website, not confirmed” until the congregation itself has said yes. Right now we look at ${count(found.lookedAt, "website", "websites")} and show ${events(found.events)} from ${count(found.sources, "website", "websites")} in this way.`,
        ],
      },
      {
        heading: "What we read",
        list: [
          "Calendars whose link a congregation has given us: Google, Outlook, iCloud, Teamup and others that give an iCal file.",
          "Web pages that a congregation has asked us to keep up to date. We read what the page itself says of events, and the text on it.",
          "Texts, tables and files that somebody pastes. They are read once, and looked over by a person before anything is public.",
        ],
      },
      {
        heading: "Services that we can read",
        paragraphs: ["Of these services we read the service’s own data, because that gets the times right:"],
        terms: adapters.map((adapter) => ({
          term: adapter.name,
          text: [
            state(adapter),
            ...(adapter.sources === "0"
              ? []
              : [`${events(adapter.events)} from ${count(adapter.sources, "page", "pages")}.`]),
          ].join(" "),
        })),
      },
      {
        heading: "How often, and how we present ourselves",
        list: [
          "A calendar is usually read every hour. It may ask for less often, or for more often, down to every quarter of an hour. A web page is read every six hours at most.",
          "Web pages that are kept up to date are read only where the site’s robots.txt lets us in. A calendar’s link is fetched as a calendar program does.",
          "Calendars and web pages that we found ourselves, of a congregation that has not taken its page in use, are read at most once a week, and robots.txt holds for both.",
          "If a server asks us to wait, we wait for as long as it says, up to a week. If it fails, we ask less and less often.",
          `We say who we are. The server sees: ${userAgent}`,
        ],
      },
      {
        heading: "What we never fetch",
        list: [
          "Anything behind a sign-in, or on closed and local machines.",
          "Web pages again when their robots.txt says no to Samling. A page whose link somebody pastes is read that one time.",
          "More than 2 MB of a web page or 10 MB of a calendar.",
          "What a calendar has marked as private. Funerals, weddings, meetings, rehearsals and lets are held back until the congregation says yes, unless it has chosen to show them.",
          "Anything from a service that is turned off on this page.",
        ],
      },
      {
        heading: "Is it yours, and do you want to say no?",
        list: [
          "Web pages: write “User-agent: Samling” and “Disallow: /” in robots.txt. Then we read them no more.",
          `Everything: write to ${contact}, and we stop reading it, or turn off the whole service, and remove what was fetched.`,
        ],
      },
      {
        heading: "Is something wrong?",
        list: [
          "Correct it where it comes from. The next time we read it, it is right here, too.",
          "The page of each event says which calendar it comes from, and anyone can report a mistake there.",
          `You can also write to ${contact}.`,
        ],
      },
      {
        heading: "Places, maps and organisations",
        terms: [
          { term: "Addresses and maps", text: "Kartverket, CC BY 4.0" },
          { term: "Places and positions", text: "GeoNames, CC BY 4.0" },
          { term: "Postcodes", text: "The postal register of Posten Bring" },
          { term: "Organisations", text: "Brønnøysundregistrene, Enhetsregisteret, NLOD 2.0" },
        ],
      },
    ],
  }),
};
