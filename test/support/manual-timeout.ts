import { onTestFinished, vi } from "vitest";

/** Replaces AbortSignal.timeout() in one test: returns a function that lets the limits of so many milliseconds run out. */
export function manualTimeout(): (milliseconds: number) => void {
  const signals = new Map<number, AbortController>();
  const controllerOf = (milliseconds: number) => {
    if (!signals.has(milliseconds)) signals.set(milliseconds, new AbortController());
    return signals.get(milliseconds)!;
  };
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => controllerOf(milliseconds).signal);
  onTestFinished(() => spy.mockRestore());
  return (milliseconds) => controllerOf(milliseconds).abort(new DOMException("The time has run out.", "TimeoutError"));
}
