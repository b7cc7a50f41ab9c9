export const binMessages = {
  title: "Papirkorg",
  description: "Arrangement de har sletta, og korleis de hentar dei tilbake.",
  intro:
    "Det de slettar, ligg her i 30 dagar. Blir det henta tilbake, står det som før, òg hos dei som hadde lagra det.",
  empty: "Papirkorga er tom",
  emptyText: "Når de slettar eit arrangement, kan de angre her.",
  what: (count: number, day: string) => (count === 1 ? day : `${count} arrangement, det første ${day}`),
  deleted: (day: string, by: string | null) => (by === null ? `Sletta ${day}` : `Sletta ${day} av ${by}`),
  left: (days: number) =>
    days === 1 ? "Blir sletta for godt innan eit døgn" : `Blir sletta for godt om ${days} dagar`,
  restore: "Hent tilbake",
  restoreFor: (title: string) => `Hent tilbake ${title}`,
  forGood: "Slett for godt",
  forGoodFor: (title: string) => `Slett ${title} for godt`,
  forGoodWarning: "Då kan det ikkje hentast tilbake.",
  flash: {
    forGood: "Det er sletta for godt.",
    gone: "Det ligg ikkje i papirkorga lenger. Nokon kan ha henta det tilbake.",
    failed: "Det blei ikkje gjort. Prøv igjen.",
  },
};
