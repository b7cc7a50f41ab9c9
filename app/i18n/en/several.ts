const dates = (n: number) => (n === 1 ? "1 date" : `${n} dates`);
const are = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);

export const severalMessages = {
  title: "Several events",
  description: "Change or delete several events in one step, and undo it.",
  back: "To the list",
  heading: (n: number) => (n === 0 ? "None can be changed" : `${dates(n)} chosen`),
  what: "What to do",
  choose: "Choose what to change.",
  named: (title: string, n: number) => (n === 1 ? title : `${title} (${n} dates)`),
  list: (titles: string[], more: number) => titles.join(", ") + (more > 0 ? ` and ${more} more` : ""),
  acts: { type: "Type", place: "Place", picture: "Picture", tags: "Tags", state: "Status", delete: "Delete" },
  press: {
    type: (n: number) => `Change type of ${dates(n)}`,
    place: (n: number) => `Change place of ${dates(n)}`,
    picture: (n: number) => `Use the picture for ${dates(n)}`,
    tags: (n: number) => `Change tags of ${dates(n)}`,
    state: (n: number) => `Change status of ${dates(n)}`,
    delete: (n: number) => `Delete ${dates(n)}`,
  },
  removePictures: (n: number) => `Remove the picture from ${dates(n)}`,
  working: "Saving …",
  undoHint: "All happens in one step, and can be undone for an hour.",
  deleteHint: "All happens in one step. What is deleted lies in the bin for 30 days.",
  deleteText: "They disappear from your pages, from search and from calendars.",
  added: "Add tags",
  removed: "Remove tags",
  reason: "Short explanation",
  placeHint: "Where all is left empty, the place becomes where you are.",
  problems: {
    failed: "It was not done. Try again.",
    nothingTicked: "No events are chosen. Go back to the list and tick some.",
    tooManyChosen: "Too many are chosen at once. Filter the list, and take at most 200 dates in each step.",
    listChanged: "The list has changed since you saw it. Go back, look it over, and choose again. Nothing is changed.",
    notYours:
      "Some of the chosen belong to another organisation than the one that you work for now. Nothing is changed. Switch organisation, or choose again.",
    gone: "The chosen are gone: somebody has deleted them.",
    tooLate: "It is more than an hour ago, so it can no longer be undone.",
    noImage: "Choose a picture first.",
  },
  why: {
    imported: (n: number) =>
      `${are(n, "is not changed, because it comes", "are not changed, because they come")} from a calendar:`,
    changed: (n: number) =>
      `${are(n, "was changed", "were changed")} by somebody else since you saw the list, and stays as before:`,
    over: (n: number) => `${are(n, "is over", "are over")}:`,
    tooManyTags: (n: number) => `${are(n, "would have", "would have")} more than ten tags, and stays as before:`,
    same: (n: number) => `${are(n, "was so", "were so")} already:`,
    gone: (n: number) => `${are(n, "was deleted", "were deleted")} by somebody else:`,
  },
  whyNotUndone: {
    imported: (n: number) => `${are(n, "comes", "come")} from a calendar:`,
    changed: (n: number) => `${are(n, "was changed", "were changed")} since, and stays as now:`,
    over: (n: number) => `${are(n, "is over", "are over")}:`,
    tooManyTags: (n: number) => `${are(n, "would have", "would have")} more than ten tags:`,
    same: (n: number) => `${are(n, "was so", "were so")} already:`,
    gone: (n: number) => `${are(n, "was deleted", "were deleted")} since:`,
  },
  done: {
    type: (n: number) => `Type is changed for ${dates(n)}`,
    place: (n: number) => `Place is changed for ${dates(n)}`,
    picture: (n: number) => `Picture is changed for ${dates(n)}`,
    tags: (n: number) => `Tags are changed for ${dates(n)}`,
    state: (n: number) => `Status is changed for ${dates(n)}`,
    delete: (n: number) => `${dates(n)} deleted`,
  },
  undone: (n: number) => `Undone for ${dates(n)}`,
  at: (time: string) => `Done at ${time}`,
  stepsTitle: "Changes of several",
  noSteps: "Nothing to undo",
  noStepsText:
    "Tick several events in the list to change or delete them in one step. Here you can undo it for an hour.",
};
