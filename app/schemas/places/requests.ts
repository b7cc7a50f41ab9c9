import * as z from "zod";
import { isTile } from "~/domain/places/maps";

/** No address request is longer. */
export const MAX_BODY_BYTES = 16_384;

const MAX_LENGTH = 500;

const line = z.string().max(MAX_LENGTH);

export const geocodeRequest = z.object({
  address: line.refine((text) => text.trim() !== "", "must say something"),
  exact: z.boolean().default(false).describe("A town's middle is no answer."),
});

/** Other countries have no suggestions. */
export const autocompleteRequest = z.object({ query: line, country: z.string().max(100).default("Norge") });

const NORWAY = ["norge", "noreg", "norga", "norway", "no", ""];

export const isNorway = (country: string): boolean => NORWAY.includes(country.trim().toLowerCase());

export const placesRequest = z.object({ q: line.default("") });

const number = z
  .string()
  .regex(/^(0|[1-9]\d{0,5})$/)
  .transform(Number);

/** /tiles/{z}/{x}/{y}, with or without ".png". */
export const tileRequest = z
  .object({
    z: number,
    x: number,
    y: z
      .string()
      .transform((y) => y.replace(/\.png$/, ""))
      .pipe(number),
  })
  .refine(isTile);
