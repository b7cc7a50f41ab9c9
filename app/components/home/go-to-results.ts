/** The id of the results' heading. */
export const RESULTS = "results";

/** Brings the results' heading and count to the top of the screen, and the keyboard with them. */
export function goToResults(): void {
  const heading = document.getElementById(RESULTS);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
