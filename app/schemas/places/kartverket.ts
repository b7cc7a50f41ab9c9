import * as z from "zod";

const addressHit = z.object({
  adressetekst: z.string(),
  postnummer: z.string(),
  poststed: z.string(),
  representasjonspunkt: z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) }),
});

/** What we use of https://ws.geonorge.no/adresser/v1/ (`/sok`). */
export const addressAnswer = z.object({ adresser: z.array(addressHit).max(1000) });

const placeHit = z.object({
  skrivemåte: z.string(),
  representasjonspunkt: z.object({ nord: z.number().min(-90).max(90), øst: z.number().min(-180).max(180) }),
});

/** What we use of https://ws.geonorge.no/stedsnavn/v1/ (`/navn`), in degrees (utkoordsys 4258). */
export const placeNameAnswer = z.object({ navn: z.array(placeHit).max(1000) });
