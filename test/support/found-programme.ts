export const SITE = "https://bedehuset.example/";

interface Said {
  name: string;
  start: string;
  /** What people see; the same as `start` where it is not given. */
  printed?: string;
}

/** Three that are sure, one that looks private, and one whose clock its page says twice. */
export const FOUND: Said[] = [
  { name: "Gudstjeneste", start: "2026-06-14T11:00" },
  { name: "Sommerkonsert", start: "2026-06-16T19:00" },
  { name: "Begravelse", start: "2026-06-17T12:00" },
  { name: "Bibelgruppe", start: "2026-06-18T19:00", printed: "2026-06-18T18:00" },
  { name: "Avslutning", start: "2026-06-28T11:00" },
];

const SHOWN = new Intl.DateTimeFormat("nb-NO", { dateStyle: "full", timeZone: "UTC" });

/** A page with data of events, and with what people see of them. */
export function programme(said: readonly Said[]): string {
  const data = said.map(({ name, start }) => ({
    "@type": "Event",
    "@id": `${SITE}${name}`,
    name,
    startDate: `${start}:00+02:00`,
    location: { "@type": "Place", name: "Bedehuset" },
  }));
  const shown = said.map(({ name, start, printed = start }) => {
    const [day, time] = printed.split("T") as [string, string];
    return `<h3>${name}</h3><p>${SHOWN.format(new Date(day))} kl. ${time.replace(":", ".")}</p>`;
  });
  return `<!doctype html><title>Program</title><script type="application/ld+json">${JSON.stringify(data)}</script>${shown.join("")}`;
}
