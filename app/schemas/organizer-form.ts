import { z } from "zod";
import { latitude, longitude, organizationNumber, optionalLine, optionalText, phone, requiredLine, website } from "./form-fields";
import { MAX_LENGTH } from "./form-limits";
import type { FormProblem } from "./form-problems";

/** A position has both its numbers or none. */
export const wholePosition = {
  path: ["lat"],
  error: "positionInvalid" satisfies FormProblem,
  when: () => true,
};

export const isWholePosition = ({ lat, lng }: { lat: number | null; lng: number | null }) => (lat === null) === (lng === null);

/** The profile of an organisation, in onboarding and settings; what is left empty is null. */
export const organizerForm = z
  .object({
    name: requiredLine(MAX_LENGTH.name, "nameRequired"),
    description: optionalText(MAX_LENGTH.description),
    phone,
    website,
    address: optionalLine(MAX_LENGTH.address),
    city: optionalLine(MAX_LENGTH.city),
    organization_number: organizationNumber,
    lat: latitude,
    lng: longitude,
  })
  .refine(isWholePosition, wholePosition);

export type OrganizerProfile = z.output<typeof organizerForm>;
