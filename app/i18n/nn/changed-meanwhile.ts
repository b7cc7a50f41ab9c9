/** Somebody else saved while the form was filled in. */
export const changedMeanwhileMessages = {
  title: "Nokon andre har lagra imens",
  text: "Ingenting av det du skreiv, er borte. Her står det som er ulikt, side om side. Vel kva som skal gjelde, og lagre.",
  same: "Det de har skrive, er likt. Ingenting er borte.",
  likeTheRest: "Blir som resten av serien",
  seriesNow: (repeats: string) => `Serien er endra: no ${repeats}.`,
  mine: "Ditt",
  theirs: "Den andre sitt",
  nothing: "Ingenting",
  save: "Lagre det eg har valt",
  saving: "Lagrar …",
  toForm: "Sjå over i skjemaet først",
  pin: (place: string, lat: string, lng: string) => `${place} (nål på kartet ved ${lat}, ${lng})`,
  hasImage: "Dette biletet",
  sections: { when: "Når?", where: "Kvar?" },
};
