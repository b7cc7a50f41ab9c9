/** Of events whose place nobody names. */
export const placeMessages = {
  unnamed: { created: "Ikke spesifisert", edited: "Ukjent sted" },
};
