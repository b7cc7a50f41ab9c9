/** What keeps a content from being seen: moderation's mark on it or on its organizer, and its organizer's being new. */
export interface Marks {
  isHidden: boolean;
  /** Of an event that is more than a new organisation may show: held back until then, or until it is let through. */
  publicFrom?: Date | null;
  organizer?: { isHidden: boolean };
}

/** Whether visitors may see a content: the rule of the views visible_events and visible_organizers. */
export function isVisible({ isHidden, publicFrom = null, organizer }: Marks): boolean {
  return !isHidden && publicFrom === null && !organizer?.isHidden;
}
