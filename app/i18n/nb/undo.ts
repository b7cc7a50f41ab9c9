export const undoMessages = {
  undo: "Angre",
  saving: "Lagrer …",
  untilTime: (time: string) => `Kan angres til kl. ${time}.`,
  untilDay: (day: string) => `Kan angres til ${day}.`,
  failed: "Det ble ikke angret. Prøv igjen.",
};
