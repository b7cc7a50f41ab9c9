import type { placeMessages as nb } from "../nb/places";

export const placeMessages: typeof nb = {
  unnamed: { created: "Not specified", edited: "Unknown place" },
};
