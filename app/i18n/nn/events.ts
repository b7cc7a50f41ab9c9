export const eventsMessages = {
  at: (time: string) => `kl. ${time}`,
  allDay: "Heile dagen",
  dayAt: (day: string, time: string) => `${day} kl. ${time}`,
  until: (day: string) => `til ${day}`,
  shortDay: (weekday: string, date: string, month: string) => `${weekday} ${date}. ${month}`,
};
