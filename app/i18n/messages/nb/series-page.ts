/** The page of one series, for its organizer. */
export default {
  title: "Serien",
  description: "Alle datoene i en serie.",
  noneComing: "Serien har ingen kommende datoer",
  nonePast: "Serien har ingen tidligere datoer",
};
