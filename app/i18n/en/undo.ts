export const undoMessages = {
  undo: "Undo",
  saving: "Saving …",
  untilTime: (time: string) => `Can be undone until ${time}.`,
  untilDay: (day: string) => `Can be undone until ${day}.`,
  failed: "It was not undone. Try again.",
};
