export default {
  title: "E-post",
  description: "E-posten som Samling har skrevet.",
  hint: "De 50 siste. Åpne en for å lese den og følge lenkene.",
  empty: "Ingen e-post ennå",
  emptyText: "Opprett en konto, så kommer den første her.",
  to: (recipient: string) => `Til ${recipient}`,
  statuses: { pending: "Venter", sent: "Sendt", failed: "Mislyktes" },
  attempts: (n: number) => (n === 1 ? "1 forsøk" : `${n} forsøk`),
  purged: "Innholdet er slettet.",
  deadJobs: "Det køen ga opp",
  deadJobsHint: "Meldinger som ikke lot seg utføre, de 50 siste.",
};
