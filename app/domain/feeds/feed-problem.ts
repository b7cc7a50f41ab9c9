/**
 * Why a calendar could not be fetched. `web_page` is HTML where a calendar should be, such as a sign-in page;
 * `not_found` is 404 or 410, `refused` any other 4xx.
 */
export const FEED_PROBLEMS = [
  "bad_address",
  "private_address",
  "too_many_redirects",
  "unreachable",
  "timed_out",
  "too_big",
  "not_found",
  "refused",
  "server_error",
  "web_page",
  "not_a_calendar",
] as const;

export type FeedProblem = (typeof FEED_PROBLEMS)[number];
