export const undoMessages = {
  undo: "Angre",
  saving: "Lagrar …",
  untilTime: (time: string) => `Kan angrast til kl. ${time}.`,
  untilDay: (day: string) => `Kan angrast til ${day}.`,
  failed: "Det blei ikkje angra. Prøv igjen.",
};
