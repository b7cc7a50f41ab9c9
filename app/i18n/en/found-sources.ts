import type { foundSourceMessages as nb } from "../nb/found-sources";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const foundSourceMessages: typeof nb = {
  title: "Found on the websites",
  description: "Events on the websites of congregations that have not come here themselves yet.",
  intro:
    "The websites of the pages from the register are read at most once a week, where robots.txt lets us. Here is what we found. A yes shows what is certain, marked, and keeps it up to date.",
  waiting: (n: number) =>
    n === 0 ? "Nothing waits for a yes." : `${count(n, "source waits", "sources wait")} for a yes`,
  looked: (n: number, closed: number, away: number) =>
    `Looks at ${count(n, "website", "websites")}. ${closed} keep programs out, ${away} could not be read the last time.`,
  published: (n: number, events: number) =>
    `Shows ${count(events, "event", "events")} from ${count(n, "website", "websites")}.`,
  figures: (rows: number, sure: number, unsure: number, secret: number) =>
    `${rows} found · ${sure} certain · ${secret} perhaps private · ${unsure} refused`,
  review: "Look it over",
  toRegister: "To the register",
  flash: {
    sourceKept:
      "The source is read, and kept up to date. Its events are marked until the congregation itself says yes.",
    sourceLeft: "We will not look at that website again.",
  },
  own: "We found this on your website. It is marked “not confirmed”, and is not kept up to date, until you have looked it all over and said yes.",
  ownReview: "Look over what we found on the website",
};
