export const suggestionMessages = {
  label: "Forslag",
  place: "Stad",
  organizer: "Arrangør",
  onDays: ["i dag", "i helga"],
  found: (n: number) =>
    n === 0 ? "" : `${n === 1 ? "1 forslag" : `${n} forslag`}. Gå gjennom dei med piltastane, vel med Enter.`,
};
