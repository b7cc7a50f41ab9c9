export const suggestionMessages = {
  label: "Forslag",
  place: "Sted",
  organizer: "Arrangør",
  onDays: ["i dag", "i helga"],
  found: (n: number) =>
    n === 0 ? "" : `${n === 1 ? "1 forslag" : `${n} forslag`}. Gå gjennom dem med piltastene, velg med Enter.`,
};
