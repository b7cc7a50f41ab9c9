export const eventsMessages = {
  at: (time: string) => `kl. ${time}`,
  allDay: "Hele dagen",
  dayAt: (day: string, time: string) => `${day} kl. ${time}`,
  until: (day: string) => `til ${day}`,
  shortDay: (weekday: string, date: string, month: string) => `${weekday} ${date}. ${month}`,
};
