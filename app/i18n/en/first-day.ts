import type { firstDayMessages as nb } from "../nb/first-day";

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "event", "events");

export const firstDayMessages: typeof nb = {
  held: (when: string) => `Shown from ${when}, or when somebody has looked at it`,
  badge: (when: string) => `Shown from ${when}`,
  someHeld: (n: number, when: string) => `${events(n)} will be shown from ${when}. Everything is kept.`,
  outNow: (out: number, held: number, when: string) => `Out now: ${out}. ${capitalized(when)}: ${held} more`,
  ask: "Why?",
  why: "On their first day new organisations show the 20 events that come first, and all that begins before the day is over. Of a series the next two dates count. That keeps rubbish out. Everything is shown as soon as we have looked at yours, or after six hours when your profile has the organisation number and the name is as in the register of organisations.",
  before: (room: number, when: string) =>
    room === 0
      ? `The first 20 are out. The rest is shown from ${when}.`
      : `${room} shown at once, the rest from ${when}.`,
  ofRun: (n: number, when: string) => `${n} of them shown from ${when}`,
} satisfies typeof nb;
