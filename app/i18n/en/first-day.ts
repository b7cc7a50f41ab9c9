import type { firstDayMessages as nb } from "../nb/first-day";

const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${n} ${many}`);
const events = (n: number) => count(n, "event", "events");

export const firstDayMessages: typeof nb = {
  today: (time: string) => `today at ${time}`,
  tomorrow: (time: string) => `tomorrow at ${time}`,
  held: (when: string) => `Shown from ${when}, or when somebody has looked at it`,
  badge: (when: string) => `Shown from ${when}`,
  someHeld: (n: number, when: string) =>
    `${events(n)} will be shown from ${when}, or when somebody has looked at ${n === 1 ? "it" : "them"}. Everything is kept.`,
  why: "New organisations show at most 20 events on their first day. That is to keep rubbish out. We look at yours as soon as we can, and then everything is shown at once. It goes faster when your profile has the organisation number: if your name is as in the register of organisations, it lasts six hours.",
  before: (room: number, when: string) =>
    room === 0
      ? `You are new here. What you publish now is kept and shown from ${when}, or when somebody has looked at it.`
      : `You are new here. ${room === 1 ? "One event" : `${room} events`} can be shown at once. What is more is kept and shown from ${when}, or when somebody has looked at it.`,
  split: (n: number, room: number, when: string) => {
    const others = n - room;
    const shown =
      room === 0 ? "" : room === 1 ? "The first is shown at once. " : `The first ${room} are shown at once. `;
    const rest =
      n === 1
        ? "It is shown"
        : room === 0
          ? `All ${n} are shown`
          : others === 1
            ? "The last is shown"
            : `The other ${others} are shown`;
    return `${shown}${rest} from ${when}, or when somebody has looked at ${others === 1 ? "it" : "them"}.`;
  },
  ofRun: (n: number, when: string) => `${n} of them shown from ${when}`,
} satisfies typeof nb;
