export const RESULTS = "results";

export function scrollToResults(): void {
  const heading = document.getElementById(RESULTS);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}
