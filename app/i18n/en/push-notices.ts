/** Others may read a screen: no more of anybody's faith than the event's title says. Only for the server. */
export const pushNoticeMessages = {
  weekly: {
    title: "Your week",
    count: (n: number | null): string =>
      n === 1
        ? "There is one event for you in the next seven days."
        : `There are ${n ?? "many"} events for you in the next seven days.`,
    changed: (n: number | null): string =>
      n === 1 ? "One is not as planned." : `${n ?? "Several"} are not as planned.`,
    question: "Do you still want this notification? Press here if you do. If you do nothing, this is the last one.",
  },
  reminder: {
    day: (title: string) => `Tomorrow: ${title}`,
    hours: (title: string) => `In two hours: ${title}`,
  },
  change: {
    title: (mark: string, title: string) => `${mark}: ${title}`,
    back: "As planned after all",
  },
  stop: "Stop these notifications",
  stopped: {
    weekly: "The weekly notification has been stopped.",
    reminder: "The reminders have been stopped.",
    at_once: "The messages about changes have been stopped.",
  },
};
