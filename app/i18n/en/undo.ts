import type { undoMessages as nb } from "../nb/undo";

export const undoMessages: typeof nb = {
  undo: "Undo",
  saving: "Saving …",
  untilTime: (time) => `Can be undone until ${time}.`,
  untilDay: (day) => `Can be undone until ${day}.`,
  failed: "It was not undone. Try again.",
};
