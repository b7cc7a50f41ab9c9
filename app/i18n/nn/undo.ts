import type { undoMessages as nb } from "../nb/undo";

export const undoMessages: typeof nb = {
  undo: "Angre",
  untilTime: (time) => `Kan angrast til kl. ${time}.`,
  untilDay: (day) => `Kan angrast til ${day}.`,
  failed: "Det blei ikkje angra. Prøv igjen.",
};
