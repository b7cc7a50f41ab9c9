/** Opening hours: on an organizer's page, and in its profile. */
export const openingMessages = {
  title: "Opningstider",
  open: (until: string) => `Ope no, til ${until}`,
  today: (time: string) => `Opnar i dag ${time}`,
  tomorrow: (time: string) => `Opnar i morgon ${time}`,
  /** "tirsdag", with the date where it is further away. */
  onDay: (day: string, time: string) => `Opnar ${day} ${time}`,
  holiday: "Heilagdag: kan avvike",
  closed: "Stengt",
  days: (first: string, last: string) => `${first}–${last}`,
  spans: (spans: readonly string[]) => spans.map((span, index) => (index === 0 ? span : `og ${span}`)),
  /** The profile form. */
  hint: "Når det er ope hos dykk utanom arrangementa. Skriv 10\u2060–\u206014, eller 10\u2060–\u206014 og 17:30\u2060–\u206020. Tomt er stengt.",
  usual: "Ope til vanleg",
  fields: {
    open_monday: "Ope måndag",
    open_tuesday: "Ope tysdag",
    open_wednesday: "Ope onsdag",
    open_thursday: "Ope torsdag",
    open_friday: "Ope fredag",
    open_saturday: "Ope laurdag",
    open_sunday: "Ope søndag",
    opening_note: "Meir om opningstidene",
  },
  noteHint: "Med dykkar eigne ord, til dømes kva som gjeld om sommaren.",
};
