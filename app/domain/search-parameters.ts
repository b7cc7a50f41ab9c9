/** What a search consists of, as parameters of the front page: its links are made from these and no others. */
export const SEARCH_PARAMETERS = ["q", "type", "when", "from", "to", "lat", "lng", "near", "radius_km", "sort"] as const;

/** How much of its results is shown; a changed search begins at its top again. */
export const PAGING_PARAMETERS = ["show", "after"] as const;
