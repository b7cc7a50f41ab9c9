/** Texts of what stands on other sites. */
export const embedMessages = {
  of: (name: string) => `Arrangement frå ${name}`,
  newTab: "Lenkene blir opna i ei ny fane.",
  none: "Ingenting står på planen akkurat no.",
  noneInMonth: (month: string) => `Ingenting står på planen i ${month}.`,
  more: "Sjå alt på Samling",
  moreInfo: "Les meir",
  previous: "Førre månad",
  next: "Neste månad",
  allDay: "Heile dagen",
  plus: (n: number) => `+ ${n} til`,
  notFound: "Dette finst ikkje lenger på Samling.",
  wrongAddress: (problem: string) => `Adressa til denne ramma er ikkje rett: ${problem}`,
  unavailable: "Arrangementa kan ikkje visast akkurat no. Prøv igjen om litt.",
  toSamling: "Gå til Samling",
};
