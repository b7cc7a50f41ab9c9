import { z } from "zod";

/** No request about an address is longer. */
export const MAX_BODY_BYTES = 16_384;

const MAX_LENGTH = 500;

const line = z.string().max(MAX_LENGTH);

/** What is sent to /api/geocode-address. */
export const geocodeRequest = z.object({ address: line.refine((text) => text.trim() !== "", "must say something") });

/** What is sent to /api/address-autocomplete. Any country but Norway has no suggestions. */
export const autocompleteRequest = z.object({ query: line, country: z.string().max(100).default("Norge") });

const NORWAY = ["norge", "noreg", "norga", "norway", "no", ""];

export const isNorway = (country: string): boolean => NORWAY.includes(country.trim().toLowerCase());

/** The query string of /api/places. */
export const placesRequest = z.object({ q: line.default("") });
