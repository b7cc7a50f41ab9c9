export const ownReportsMessages = {
  title: "Rapportane dine",
  description: "Kva det blei til med det du har rapportert.",
  intro:
    "Her ser du kva det blei til med det du har rapportert. Dei som står bak innhaldet, får ikkje vite kven som rapporterte.",
  empty: "Du har ikkje rapportert noko",
  emptyText: "Ser du noko som ikkje høyrer heime her, sei frå med flagget på sida.",
  toSettings: "Til innstillingane",
  unseen: { event: "Eit arrangement", organizer: "Ein organisasjon" },
  outcomes: {
    waiting: "Ventar på ein moderator",
    hiddenForNow: "Skjult medan ein moderator ser på det",
    hidden: "Skjult. Takk for at du sa frå.",
    approved: "Vurdert og godkjent. Det blir ståande.",
    dismissed: "Vurdert. Vi fann ingen grunn til å skjule det.",
    shownAgain: "Vurdert på nytt. Det blir vist igjen.",
    gone: "Innhaldet er teke bort.",
  },
};
