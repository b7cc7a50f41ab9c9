/** Texts of what stands on other sites. */
export const embedMessages = {
  of: (name: string) => `Arrangementer fra ${name}`,
  newTab: "Lenkene åpnes i en ny fane.",
  none: "Ingenting står på planen akkurat nå.",
  noneInMonth: (month: string) => `Ingenting står på planen i ${month}.`,
  more: "Se alt på Samling",
  moreInfo: "Les mer",
  previous: "Forrige måned",
  next: "Neste måned",
  allDay: "Hele dagen",
  plus: (n: number) => `+ ${n} til`,
  notFound: "Dette finnes ikke lenger på Samling.",
  wrongAddress: (problem: string) => `Adressen til denne rammen er ikke riktig: ${problem}`,
  unavailable: "Arrangementene kan ikke vises akkurat nå. Prøv igjen om litt.",
  toSamling: "Gå til Samling",
};
