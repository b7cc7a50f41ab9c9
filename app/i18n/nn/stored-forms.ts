/** Drafts, and templates that new events begin with. */
export const storedFormMessages = {
  untitled: "Utan tittel",
  repeats: "Gjentaking",
  /** Buttons of the event form. */
  saveDraft: "Lagre som utkast",
  saveTemplate: "Lagre som mal",
  continued: (saved: string) => `Dette er eit utkast, sist lagra ${saved}. Ingen andre enn de ser det.`,
  begun: "Fylt ut frå ein mal. Vel dato, sjå over og publiser.",
  templateSaved: (name: string) => `«${name}» er no ein mal. Alt du har skrive, står her framleis.`,
  beginWith: "Byrj med ein mal",
  manageTemplates: "Endre malar",
  drafts: {
    heading: "Utkast",
    text: "Berre teamet ser dei.",
    saved: (saved: string) => `Sist lagra ${saved}`,
    go: "Hald fram",
    goWith: (name: string) => `Hald fram på utkastet ${name}`,
    remove: "Slett",
    removeOf: (name: string) => `Slett utkastet ${name}`,
    confirm: "Slett utkastet",
    failed: "Utkastet blei ikkje sletta. Prøv igjen.",
  },
  draft: { title: "Utkast", description: "Sjå over eit utkast før det blir publisert." },
  templates: {
    title: "Malar",
    description: "Faste arrangement som nye kan byrje med: alt er fylt ut, utanom datoen.",
    empty: "Ingen malar enno",
    emptyText: "Fyll ut eit arrangement, eller lag ein kopi av eit de har, og trykk «Lagre som mal».",
    start: "Nytt arrangement",
    name: "Namn på malen",
    rename: "Lagre namnet",
    use: "Bruk malen",
    useOf: (name: string) => `Nytt arrangement med malen ${name}`,
    remove: "Slett",
    removeOf: (name: string) => `Slett malen ${name}`,
    confirm: "Slett malen",
    failed: "Malen blei ikkje endra. Prøv igjen.",
    flash: {
      renamed: () => "Malen har fått nytt namn.",
      removed: () => "Malen er borte. Arrangementa som er laga med han, står som før.",
    },
  },
  problems: {
    draftGone:
      "Nokon andre har publisert eller sletta utkastet medan du skreiv. Alt du skreiv, står her. Trykk på knappen ein gong til for å lagre eller publisere det som eit nytt.",
    tooManyForms: "De har 50 av desse allereie. Slett nokre de ikkje treng, og prøv igjen.",
  },
};
