/** Only for the server. */
export const limitMessages = {
  title: "Litt for mye på én gang",
  body: "Det har kommet svært mange forespørsler fra nettet ditt på kort tid. Vent et minutt, og prøv igjen.",
  attempts: (minutes: number) =>
    `Du har gjort dette svært mange ganger. Prøv igjen om ${minutes} ${minutes === 1 ? "minutt" : "minutter"}.`,
  addresses: "Det er søkt etter svært mange adresser fra nettet ditt den siste timen. Prøv igjen senere.",
};
