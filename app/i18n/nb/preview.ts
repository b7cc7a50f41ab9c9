export const previewMessages = {
  page: { title: "Forhåndsvisning av et utkast", description: "Et arrangement som ikke er publisert ennå." },
  band: "Utkast, ikke publisert. Slik blir siden.",
  title: "Tittelen kommer",
  date: "Datoen kommer",
  description: "Beskrivelsen kommer",
  make: "Lag lenke til forhåndsvisning",
  withdraw: "Trekk tilbake lenken",
  text: "Den som har lenken, ser utkastet uten å logge inn. Den gjelder i 30 dager, eller til dere trekker den tilbake, publiserer eller sletter utkastet.",
  label: "Lenke til forhåndsvisning",
  failed: "Lenken ble ikke endret. Prøv igjen.",
  see: "Forhåndsvis",
  seeOf: (name: string) => `Forhåndsvis utkastet ${name}`,
  flash: {
    made: () => "Lenken er klar.",
    withdrawn: () => "Lenken virker ikke lenger.",
  },
};
