export const addressFieldMessages = {
  hint: "Begynn å skrive, og velg fra listen.",
  suggestions: "Forslag til adresser",
  found: (n: number) =>
    n === 0
      ? "Ingen forslag. Du kan la adressen stå slik du har skrevet den."
      : `${n === 1 ? "1 forslag" : `${n} forslag`}. Gå gjennom dem med piltastene, velg med Enter.`,
  placePin: "Sett nålen på kartet",
  looking: "Leter etter stedet …",
  removePin: "Ta bort nålen",
  townFirst: "Vi vet ikke hvor det er. Skriv by eller tettsted, og prøv igjen.",
  movePin: "Står nålen feil? Dra den, trykk på kartet der det er, eller flytt den med piltastene.",
  map: "Kart med nålen som viser stedet",
  pin: "Stedet. Flytt med piltastene.",
};
