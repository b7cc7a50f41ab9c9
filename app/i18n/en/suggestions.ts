export const suggestionMessages = {
  label: "Suggestions",
  place: "Place",
  organizer: "Organizer",
  onDays: ["today", "this weekend"],
  found: (n: number) =>
    n === 0
      ? ""
      : `${n === 1 ? "1 suggestion" : `${n} suggestions`}. Walk through them with the arrow keys, choose with Enter.`,
};
