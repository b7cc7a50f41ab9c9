/** Opening hours: on an organizer's page, and in its profile. */
export const openingMessages = {
  title: "Åpningstider",
  open: (until: string) => `Åpent nå, til ${until}`,
  today: (time: string) => `Åpner i dag ${time}`,
  tomorrow: (time: string) => `Åpner i morgen ${time}`,
  /** "tirsdag", with the date where it is further away. */
  onDay: (day: string, time: string) => `Åpner ${day} ${time}`,
  holiday: "Helligdag: kan avvike",
  closed: "Stengt",
  days: (first: string, last: string) => `${first}–${last}`,
  spans: (spans: readonly string[]) => spans.map((span, index) => (index === 0 ? span : `og ${span}`)),
  /** The profile form. */
  hint: "Når det er åpent hos dere utenom arrangementene. Skriv 10\u2060–\u206014, eller 10\u2060–\u206014 og 17:30\u2060–\u206020. Tomt er stengt.",
  usual: "Åpent til vanlig",
  fields: {
    open_monday: "Åpent mandag",
    open_tuesday: "Åpent tirsdag",
    open_wednesday: "Åpent onsdag",
    open_thursday: "Åpent torsdag",
    open_friday: "Åpent fredag",
    open_saturday: "Åpent lørdag",
    open_sunday: "Åpent søndag",
    opening_note: "Mer om åpningstidene",
  },
  noteHint: "Med deres egne ord, for eksempel hva som gjelder om sommeren.",
};
