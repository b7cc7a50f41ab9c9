/** Somebody else saved while the form was filled in. */
export const changedMeanwhileMessages = {
  title: "Noen andre har lagret imens",
  text: "Ingenting av det du skrev, er borte. Her står det som er ulikt, side om side. Velg hva som skal gjelde, og lagre.",
  same: "Det dere har skrevet, er likt. Ingenting er borte.",
  likeTheRest: "Blir som resten av serien",
  seriesNow: (repeats: string) => `Serien er endret: nå ${repeats}.`,
  mine: "Ditt",
  theirs: "Den andres",
  nothing: "Ingenting",
  save: "Lagre det jeg har valgt",
  saving: "Lagrer …",
  toForm: "Se over i skjemaet først",
  pin: (place: string, lat: string, lng: string) => `${place} (nål på kartet ved ${lat}, ${lng})`,
  hasImage: "Dette bildet",
  sections: { when: "Når?", where: "Hvor?" },
};
