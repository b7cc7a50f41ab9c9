/** Somebody else saved while the form was filled in. */
export const changedMeanwhileMessages = {
  title: "Somebody else has saved meanwhile",
  text: "Nothing you wrote is lost. What differs stands here side by side. Choose what shall hold, and save.",
  same: "You have both written the same. Nothing is lost.",
  likeTheRest: "Becomes like the rest of the series",
  seriesNow: (repeats: string) => `The series has been changed: now ${repeats}.`,
  mine: "Yours",
  theirs: "Theirs",
  nothing: "Nothing",
  save: "Save what I have chosen",
  saving: "Saving …",
  toForm: "Look over the form first",
  pin: (place: string, lat: string, lng: string) => `${place} (pin on the map at ${lat}, ${lng})`,
  hasImage: "This picture",
  sections: { when: "When?", where: "Where?" },
};
