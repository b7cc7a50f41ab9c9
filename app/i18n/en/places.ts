export const placeMessages = {
  unnamed: { created: "Not specified", edited: "Unknown place" },
};
