export const eventsMessages = {
  at: (time: string) => time,
  allDay: "All day",
  dayAt: (day: string, time: string) => `${day} at ${time}`,
  until: (day: string) => `until ${day}`,
  shortDay: (weekday: string, date: string, month: string) => `${weekday} ${date} ${month}`,
};
