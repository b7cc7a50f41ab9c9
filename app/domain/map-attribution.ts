/** Whom the map's pictures are owed to. */
export interface MapAttribution {
  text: string;
  href: string;
}

const KNOWN: [host: RegExp, attribution: MapAttribution][] = [
  [/(^|\.)kartverket\.no$/, { text: "© Kartverket", href: "https://www.kartverket.no/" }],
  [/(^|\.)openstreetmap\.org$/, { text: "© OpenStreetMap contributors", href: "https://www.openstreetmap.org/copyright" }],
];

/** From the address that the map's tiles are fetched from; an unknown server is named by its host. */
export function mapAttribution(tileUrl: string): MapAttribution {
  const { host, hostname, origin } = new URL(tileUrl);
  return KNOWN.find(([pattern]) => pattern.test(hostname))?.[1] ?? { text: host, href: origin };
}
