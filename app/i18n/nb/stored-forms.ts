/** Drafts, and templates that new events begin with. */
export const storedFormMessages = {
  untitled: "Uten tittel",
  repeats: "Gjentakelse",
  /** Buttons of the event form. */
  saveDraft: "Lagre som utkast",
  saveTemplate: "Lagre som mal",
  continued: (saved: string) => `Dette er et utkast, sist lagret ${saved}. Ingen andre enn dere ser det.`,
  begun: "Fylt ut fra en mal. Velg dato, se over og publiser.",
  templateSaved: (name: string) => `«${name}» er nå en mal. Alt du har skrevet, står her fortsatt.`,
  beginWith: "Begynn med en mal",
  manageTemplates: "Endre maler",
  drafts: {
    heading: "Utkast",
    text: "Bare teamet ser dem.",
    saved: (saved: string) => `Sist lagret ${saved}`,
    go: "Fortsett",
    goWith: (name: string) => `Fortsett på utkastet ${name}`,
    remove: "Slett",
    removeOf: (name: string) => `Slett utkastet ${name}`,
    confirm: "Slett utkastet",
    failed: "Utkastet ble ikke slettet. Prøv igjen.",
  },
  draft: { title: "Utkast", description: "Se over et utkast før det publiseres." },
  templates: {
    title: "Maler",
    description: "Faste arrangementer som nye kan begynne med: alt er fylt ut, utenom datoen.",
    empty: "Ingen maler ennå",
    emptyText: "Fyll ut et arrangement, eller lag en kopi av et dere har, og trykk «Lagre som mal».",
    start: "Nytt arrangement",
    name: "Navn på malen",
    rename: "Lagre navnet",
    use: "Bruk malen",
    useOf: (name: string) => `Nytt arrangement med malen ${name}`,
    remove: "Slett",
    removeOf: (name: string) => `Slett malen ${name}`,
    confirm: "Slett malen",
    failed: "Malen ble ikke endret. Prøv igjen.",
    flash: {
      renamed: () => "Malen har fått nytt navn.",
      removed: () => "Malen er borte. Arrangementene som er laget med den, står som før.",
    },
  },
  problems: {
    draftGone:
      "Noen andre har publisert eller slettet utkastet mens du skrev. Alt du skrev, står her. Trykk på knappen en gang til for å lagre eller publisere det som et nytt.",
    tooManyForms: "Dere har 50 av disse allerede. Slett noen dere ikke trenger, og prøv igjen.",
  },
};
