export const previewMessages = {
  page: { title: "Førehandsvising av eit utkast", description: "Eit arrangement som ikkje er publisert enno." },
  band: "Utkast, ikkje publisert. Slik blir sida.",
  title: "Tittelen kjem",
  date: "Datoen kjem",
  description: "Omtalen kjem",
  make: "Lag lenke til førehandsvising",
  withdraw: "Trekk tilbake lenka",
  text: "Den som har lenka, ser utkastet utan å logge inn. Ho gjeld i 30 dagar, eller til de trekker ho tilbake, publiserer eller slettar utkastet.",
  label: "Lenke til førehandsvising",
  failed: "Lenka blei ikkje endra. Prøv igjen.",
  see: "Førehandsvis",
  seeOf: (name: string) => `Førehandsvis utkastet ${name}`,
  flash: {
    made: () => "Lenka er klar.",
    withdrawn: () => "Lenka verkar ikkje lenger.",
  },
};
