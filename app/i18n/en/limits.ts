export const limitMessages = {
  title: "A little too much at once",
  body: "Very many requests have come from your network in a short time. Wait a minute, then try again.",
  attempts: (minutes: number) =>
    `You have done this very many times. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
  addresses: "Very many addresses have been looked up from your network in the last hour. Please try again later.",
};
