/** Moderation's mark on a content, and on the organizer it belongs to where it belongs to one. */
export interface Marks {
  isHidden: boolean;
  organizer?: { isHidden: boolean };
}

/** Whether visitors may see a content: the rule of the views visible_events and visible_organizers. */
export function isVisible({ isHidden, organizer }: Marks): boolean {
  return !isHidden && !organizer?.isHidden;
}
