import * as z from "zod";

const address = z.object({
  adresse: z.array(z.string().nullable()).nullish(),
  postnummer: z.string().nullish(),
  poststed: z.string().nullish(),
  landkode: z.string().nullish(),
  kommunenummer: z.string().nullish(),
});

const flag = z.boolean().nullish();

/** https://data.brreg.no/enhetsregisteret/api (`/enheter/{number}`); a deleted unit has little more than its name. */
export const unitAnswer = z.object({
  organisasjonsnummer: z.string().regex(/^\d{9}$/),
  navn: z.string().min(1),
  organisasjonsform: z.object({ kode: z.string().nullish(), beskrivelse: z.string().nullish() }).nullish(),
  forretningsadresse: address.nullish(),
  postadresse: address.nullish(),
  hjemmeside: z.string().nullish(),
  epostadresse: z.string().nullish(),
  maalform: z.string().nullish(),
  konkurs: flag,
  underAvvikling: flag,
  underTvangsavviklingEllerTvangsopplosning: flag,
  slettedato: z.string().nullish(),
});

export type UnitAnswer = z.output<typeof unitAnswer>;

/** `/underenheter/{number}`. */
export const subunitAnswer = z.object({
  organisasjonsnummer: unitAnswer.shape.organisasjonsnummer,
  navn: unitAnswer.shape.navn,
  organisasjonsform: unitAnswer.shape.organisasjonsform,
});

/** `/enheter?navn=`; without hits `_embedded` is missing. */
export const unitsAnswer = z.object({
  _embedded: z.object({ enheter: z.array(unitAnswer).max(100) }).optional(),
  page: z.object({ totalElements: z.int().nonnegative() }),
});

/** `/enheter?kommunenummer=`; each entry is judged by itself. */
export const listAnswer = z.object({
  _embedded: z.object({ enheter: z.array(z.unknown()).max(1000) }).optional(),
  page: z.object({ totalElements: z.int().nonnegative() }),
});
