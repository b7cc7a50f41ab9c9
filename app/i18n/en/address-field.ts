export const addressFieldMessages = {
  hint: "Start typing, and choose from the list.",
  suggestions: "Suggested addresses",
  found: (n: number) =>
    n === 0
      ? "No suggestions. You can leave the address as you wrote it."
      : `${n === 1 ? "1 suggestion" : `${n} suggestions`}. Walk through them with the arrow keys, choose with Enter.`,
  placePin: "Put the pin on the map",
  looking: "Looking for the place …",
  removePin: "Take the pin away",
  townFirst: "We don’t know where it is. Write the town, and try again.",
  movePin: "Is the pin in the wrong place? Drag it, press the map where it is, or move it with the arrow keys.",
  map: "Map with the pin that shows the place",
  pin: "The place. Move it with the arrow keys.",
};
