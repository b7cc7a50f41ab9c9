/** What is told when somebody shares an event, as finished texts. */
export interface SharedEvent {
  title: string;
  /** "20. november 2026 kl. 18:00" */
  date: string;
  place: string | null;
  organizer: string | null;
}

/** Title, date, place and organizer, a line each; what is unknown is left out. */
export function shareText({ title, date, place, organizer }: SharedEvent): string {
  return [title, date, place, organizer].filter(Boolean).join("\n");
}
