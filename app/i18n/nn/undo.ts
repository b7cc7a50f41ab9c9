import type { undoMessages as nb } from "../nb/undo";

export const undoMessages: typeof nb = {
  undo: "Angre",
  saving: "Lagrar …",
  untilTime: (time) => `Kan angrast til kl. ${time}.`,
  untilDay: (day) => `Kan angrast til ${day}.`,
  failed: "Det blei ikkje angra. Prøv igjen.",
};
