export const subscriptionMessages = {
  subscribe: "Abonner på kalenderen",
  subscribeHow:
    "Då kjem nye arrangement av seg sjølve i kalenderen din. Opnar han seg ikkje? Kopier adressa, og lim ho inn der kalenderen din lèt deg legge til ein kalender frå nettet.",
  calendarAddress: "Adressa til kalenderen",
  subscribeHelp: "Slik gjer du i Google, Apple og Outlook",
};
