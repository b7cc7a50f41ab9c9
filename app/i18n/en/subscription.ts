export const subscriptionMessages = {
  subscribe: "Subscribe to the calendar",
  subscribeHow:
    "New events then appear in your calendar by themselves. Does it not open? Copy the address, and paste it where your calendar lets you add a calendar from the web.",
  calendarAddress: "The calendar’s address",
  subscribeHelp: "See how in Google, Apple and Outlook",
};
