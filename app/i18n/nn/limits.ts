/** Only for the server. */
export const limitMessages = {
  title: "Litt for mykje på éin gong",
  body: "Det har kome svært mange førespurnader frå nettet ditt på kort tid. Vent eit minutt, og prøv igjen.",
  attempts: (minutes: number) => `Du har gjort dette svært mange gonger. Prøv igjen om ${minutes} minutt.`,
  addresses: "Det er søkt etter svært mange adresser frå nettet ditt den siste timen. Prøv igjen seinare.",
};
