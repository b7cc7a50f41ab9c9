export const POSTER_PAPERS = ["A4", "A3"] as const;
export const WEEK_PAPERS = ["A4", "A5", "2xA5"] as const;
export const MONTH_PAPERS = ["A4-landscape", "A4"] as const;

export type Paper = (typeof POSTER_PAPERS)[number] | (typeof WEEK_PAPERS)[number] | (typeof MONTH_PAPERS)[number];
