export const RADII_KM = [10, 25, 50, 100, 200] as const;

export const DEFAULT_RADIUS_KM = 50;

/** Events shown at first, and added by "show more". */
export const PAGE_SIZE = 24;

/** A page grows to this many events; beyond it, "show more" begins a new page. */
export const MAX_SHOWN = PAGE_SIZE * 10;

/** Organizers shown at first, and added by "show more"; beyond the last of them a new page begins. */
export const ORGANIZER_PAGE_SIZE = 48;
export const MAX_ORGANIZERS_SHOWN = ORGANIZER_PAGE_SIZE * 5;
