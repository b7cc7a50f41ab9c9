/**
 * Text fields by column: "listed" wherever organizers are, "shown" on its own page, "internal" to the team and
 * moderators. Forms, problems, versions, public responses and exports are made from this list.
 */
const PROFILE = {
  name: "listed",
  description: "listed",
  phone: "shown",
  contact_email: "internal",
  website: "listed",
  organization_number: "internal",
  address: "shown",
  city: "listed",
  language: "shown",
} as const satisfies Record<string, "listed" | "shown" | "internal">;

export type ProfileText = keyof typeof PROFILE;

type Seen<Where> = { [Name in ProfileText]: (typeof PROFILE)[Name] extends Where ? Name : never }[ProfileText];

export const PROFILE_TEXTS = Object.keys(PROFILE) as ProfileText[];

const isListed = (name: ProfileText): name is Seen<"listed"> => PROFILE[name] === "listed";
const isPublic = (name: ProfileText): name is Seen<"listed" | "shown"> => PROFILE[name] !== "internal";

export const LISTED_TEXTS = PROFILE_TEXTS.filter(isListed);
export const PUBLIC_TEXTS = PROFILE_TEXTS.filter(isPublic);

export const PROFILE_IMAGES = ["cover_image_url", "logo_url"] as const;
