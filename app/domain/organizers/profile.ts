/**
 * What an organisation says of itself in words, by the columns of its row, and where it is seen: "listed" wherever
 * organisations are listed, "shown" only where one is shown by itself, "internal" by the team and moderators. Form,
 * problems, versions, public answers and exports are made from this list.
 */
const PROFILE = {
  name: "listed",
  description: "listed",
  phone: "shown",
  website: "listed",
  organization_number: "internal",
  address: "shown",
  city: "listed",
} as const satisfies Record<string, "listed" | "shown" | "internal">;

export type ProfileText = keyof typeof PROFILE;

type Seen<Where> = { [Name in ProfileText]: (typeof PROFILE)[Name] extends Where ? Name : never }[ProfileText];

export const PROFILE_TEXTS = Object.keys(PROFILE) as ProfileText[];

const isListed = (name: ProfileText): name is Seen<"listed"> => PROFILE[name] === "listed";
const isPublic = (name: ProfileText): name is Seen<"listed" | "shown"> => PROFILE[name] !== "internal";

export const LISTED_TEXTS = PROFILE_TEXTS.filter(isListed);
export const PUBLIC_TEXTS = PROFILE_TEXTS.filter(isPublic);

export const PROFILE_PICTURES = ["cover_image_url", "logo_url"] as const;
