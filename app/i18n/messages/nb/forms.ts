/** What every form says around its fields. */
export default {
  summary: (count: number) => (count === 1 ? "Én ting må rettes:" : `${count} ting må rettes:`),
  optional: "valgfritt",
  showPassword: "Vis passordet",
  hidePassword: "Skjul passordet",
  strength: "Hvor sterkt passordet er:",
  strengths: ["Altfor lett å gjette", "Lett å gjette", "Greit", "Godt", "Svært godt"] as readonly string[],
  strengthHint: "Minst 6 tegn. Tre tilfeldige ord er både godt og lett å huske.",
  unsaved: {
    title: "Du har endringer som ikke er lagret",
    text: "Går du nå, blir de borte.",
    stay: "Bli her",
    leave: "Forlat siden",
  },
};
