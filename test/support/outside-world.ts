import { type LocalServer, startLocalServer } from "./local-server";
import { registerAnswer } from "./register-units";

/** The church of Røros in Kartverket's address register, in its documented form. */
const ADDRESS = {
  adressenavn: "Kjerkgata",
  adressetekst: "Kjerkgata 39",
  kommunenummer: "5025",
  kommunenavn: "RØROS",
  postnummer: "7374",
  poststed: "RØROS",
  representasjonspunkt: { epsg: "EPSG:4258", lat: 62.5768, lon: 11.3863 },
};

const TILE = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4+vUrAAXVAuoyl4e9AAAAAElFTkSuQmCC",
  "base64",
);

/** Starts a stand-in for Kartverket: addresses (only those with "Kjerkgata" are found), place names and map tiles; and for
 * the register of organisations. */
export const startOutsideWorld = (): Promise<LocalServer> =>
  startLocalServer(({ pathname, searchParams }, response) => {
    const json = (body: unknown) => response.setHeader("Content-Type", "application/json").end(JSON.stringify(body));
    const isKnown = /kjerkgata/i.test(searchParams.get("sok") ?? "");
    if (pathname === "/adresser/sok") return json({ metadata: {}, adresser: isKnown ? [ADDRESS] : [] });
    if (pathname === "/adresser/punktsok") return json({ metadata: {}, adresser: [ADDRESS] });
    if (pathname === "/stedsnavn/navn") return json({ metadata: {}, navn: [] });
    if (pathname.startsWith("/register/")) {
      const { status, body } = registerAnswer(pathname.slice("/register".length), searchParams);
      response.statusCode = status;
      return json(body);
    }
    if (pathname.startsWith("/tiles/")) return response.setHeader("Content-Type", "image/png").end(TILE);
    return response.writeHead(404).end();
  });
