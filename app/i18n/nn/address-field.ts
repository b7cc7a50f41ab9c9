export const addressFieldMessages = {
  hint: "Byrj å skrive, og vel frå lista.",
  suggestions: "Forslag til adresser",
  found: (n: number) =>
    n === 0
      ? "Ingen forslag. Du kan la adressa stå slik du har skrive ho."
      : `${n === 1 ? "1 forslag" : `${n} forslag`}. Gå gjennom dei med piltastane, vel med Enter.`,
  placePin: "Set nåla på kartet",
  looking: "Leitar etter staden …",
  removePin: "Ta bort nåla",
  townFirst: "Vi veit ikkje kvar det er. Skriv by eller tettstad, og prøv igjen.",
  movePin: "Står nåla feil? Dra ho, trykk på kartet der det er, eller flytt ho med piltastane.",
  map: "Kart med nåla som viser staden",
  pin: "Staden. Flytt med piltastane.",
};
