export const readingMessages = {
  privacy: {
    title: "Personvern",
    description: "Kva Samling veit om deg, kvifor, kor lenge, og kva du kan gjere med det.",
  },
  accessibility: {
    title: "Tilgjenge",
    description: "Kor godt Samling verkar for alle, kva som manglar, og kvar du seier frå.",
  },
  sources: {
    title: "Kvar arrangementa kjem frå",
    description:
      "Kva kalendrar, nettsider og tenester Samling les, kor ofte, og korleis du seier nei eller ber om retting.",
  },
};
