/** Apart from the texts of an event's page. */
export const subscriptionMessages = {
  subscribe: "Abonner på kalenderen",
  subscribeHow:
    "Da kommer nye arrangementer av seg selv i kalenderen din. Åpner den seg ikke? Kopier adressen, og lim den inn der kalenderen din lar deg legge til en kalender fra nettet.",
  calendarAddress: "Adressen til kalenderen",
  subscribeHelp: "Slik gjør du i Google, Apple og Outlook",
};
