export const binMessages = {
  title: "Papirkurv",
  description: "Arrangementer dere har slettet, og hvordan dere henter dem tilbake.",
  intro:
    "Det dere sletter, ligger her i 30 dager. Hentes det tilbake, står det som før, også hos dem som hadde lagret det.",
  empty: "Papirkurven er tom",
  emptyText: "Når dere sletter et arrangement, kan dere angre her.",
  what: (count: number, day: string) => (count === 1 ? day : `${count} arrangementer, det første ${day}`),
  deleted: (day: string, by: string | null) => (by === null ? `Slettet ${day}` : `Slettet ${day} av ${by}`),
  left: (days: number) => (days === 1 ? "Slettes for godt innen et døgn" : `Slettes for godt om ${days} dager`),
  restore: "Hent tilbake",
  restoreFor: (title: string) => `Hent tilbake ${title}`,
  forGood: "Slett for godt",
  forGoodFor: (title: string) => `Slett ${title} for godt`,
  forGoodWarning: "Da kan det ikke hentes tilbake.",
  flash: {
    forGood: "Det er slettet for godt.",
    gone: "Det ligger ikke i papirkurven lenger. Noen kan ha hentet det tilbake.",
    failed: "Det ble ikke gjort. Prøv igjen.",
  },
};
