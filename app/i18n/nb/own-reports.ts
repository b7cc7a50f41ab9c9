import type { ReportOutcome } from "~/domain/moderation/reports";

export const ownReportsMessages = {
  title: "Rapportene dine",
  description: "Hva som ble av det du har rapportert.",
  intro:
    "Her ser du hva som ble av det du har rapportert. De som står bak innholdet, får ikke vite hvem som rapporterte.",
  empty: "Du har ikke rapportert noe",
  emptyText: "Ser du noe som ikke hører hjemme her, si fra med flagget på siden.",
  toSettings: "Til innstillingene",
  unseen: { event: "Et arrangement", organizer: "En organisasjon" },
  outcomes: {
    waiting: "Venter på en moderator",
    hiddenForNow: "Skjult mens en moderator ser på det",
    hidden: "Skjult. Takk for at du sa fra.",
    approved: "Vurdert og godkjent. Det blir stående.",
    dismissed: "Vurdert. Vi fant ingen grunn til å skjule det.",
    shownAgain: "Vurdert på nytt. Det vises igjen.",
    gone: "Innholdet er tatt bort.",
  } satisfies Record<ReportOutcome, string> as Record<ReportOutcome, string>,
};
