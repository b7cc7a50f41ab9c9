import * as z from "zod";
import { listOf, textValue } from "./data-values";

export interface LocationValue {
  place: string | null;
  address: string | null;
  isOnline: boolean;
}

const NOWHERE: LocationValue = { place: null, address: null, isOnline: false };
const NORWAY = /^(?:no|nor|norge|noreg|norway)$/i;

const postalAddress = z
  .object({
    name: textValue.optional(),
    streetAddress: textValue.optional(),
    postOfficeBoxNumber: textValue.optional(),
    postalCode: textValue.optional(),
    addressLocality: textValue.optional(),
    addressCountry: textValue.optional(),
  })
  .transform(({ streetAddress, postOfficeBoxNumber, postalCode, addressLocality, addressCountry }) => {
    const street = streetAddress ?? postOfficeBoxNumber ?? null;
    const town = [postalCode, addressLocality].filter(Boolean).join(" ");
    const country = addressCountry && !NORWAY.test(addressCountry) ? addressCountry : null;
    const isTownInStreet = street !== null && town !== "" && street.includes(town);
    return [street, isTownInStreet ? null : town, country].filter(Boolean).join(", ") || null;
  });

const address = z
  .union([
    z.string(),
    postalAddress,
    z.array(z.unknown()).transform((all): string | null => postalAddress.safeParse(all[0]).data ?? null),
  ])
  .transform((text) => textValue.parse(text))
  .catch(null);

const place = z
  .object({
    "@type": z.unknown().optional(),
    name: textValue.optional(),
    address: address.optional(),
    url: textValue.optional(),
    streetAddress: textValue.optional(),
  })
  .loose()
  .transform((value): LocationValue => {
    const isOnline = /VirtualLocation/.test(String(value["@type"]));
    if (isOnline) return { ...NOWHERE, isOnline };
    const isAddress = /PostalAddress/.test(String(value["@type"])) || (value.streetAddress && !value.address);
    const lines = isAddress ? (postalAddress.safeParse(value).data ?? null) : (value.address ?? null);
    const name = value.name ?? null;
    return { place: name === lines ? null : name, address: lines, isOnline };
  });

const LAST_PARTS = /^(.{2,80}?),\s*(.*\d{4}\s\p{L}.*|\p{L}[\p{L}\s.]{2,40}\s\d{1,4}\s?[A-Za-z]?(?:,.*)?)$/u;
const STARTS_WITH_STREET = /^\p{L}[\p{L}\s.-]{2,40}\s\d{1,4}\s?[A-Za-z]?(?:,|$)/u;
const WEB = /^https?:\/\//i;

/** "Eksempelbygd kirke, Kirkevegen 1, 5430 Eksempelbygd". */
function ofText(text: string): LocationValue {
  if (WEB.test(text)) return { ...NOWHERE, isOnline: true };
  if (STARTS_WITH_STREET.test(text) && /\d{4}\s\p{L}/u.test(text)) return { ...NOWHERE, address: text };
  const [, place = text, address = null] = LAST_PARTS.exec(text) ?? [];
  return { ...NOWHERE, place, address };
}

const oneLocation = z.union([z.string().transform(ofText), place]).catch(NOWHERE);

/** Text, place, address, online address, or several: the first that is somewhere counts. */
export const locationValue = listOf.transform((values): LocationValue => {
  const all = values.map((value) => oneLocation.parse(value));
  const somewhere = all.find((one) => one.place !== null || one.address !== null);
  return somewhere ?? all.find(({ isOnline }) => isOnline) ?? NOWHERE;
});
