export const placeMessages = {
  unnamed: { created: "Ikkje spesifisert", edited: "Ukjend stad" },
};
