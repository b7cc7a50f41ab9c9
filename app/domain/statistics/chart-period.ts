export const CHART_PERIODS = ["day", "month"] as const;
export type ChartPeriod = (typeof CHART_PERIODS)[number];
