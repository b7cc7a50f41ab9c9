export const readingMessages = {
  privacy: {
    title: "Personvern",
    description: "Hva Samling vet om deg, hvorfor, hvor lenge, og hva du kan gjøre med det.",
  },
  accessibility: {
    title: "Tilgjengelighet",
    description: "Hvor godt Samling virker for alle, hva som mangler, og hvor du sier fra.",
  },
  sources: {
    title: "Hvor arrangementene kommer fra",
    description:
      "Hvilke kalendere, nettsider og tjenester Samling leser, hvor ofte, og hvordan du sier nei eller ber om retting.",
  },
};
