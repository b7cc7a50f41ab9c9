import type { favoritesMessages as nb } from "../nb/favorites";

export const favoritesMessages: typeof nb = {
  title: "Favourites",
  heading: "Events you follow",
  description: "The events and congregations you have saved on this device.",
  loading: "Fetching your favourites …",
  empty: "No favourites yet",
  emptyHint: "Press the heart next to an event, and you will find it here.",
  emptyComing: "No upcoming favourites",
  explore: "Explore events",
  thisWeek: "This week",
  later: "Later",
  past: "Earlier",
  allToCalendar: "Add all to the calendar",
  reminder: "Get a reminder",
  over: (n: number) =>
    n === 1
      ? "One event you saved is over or has been taken down."
      : `${n} events you saved are over or have been taken down.`,
  clearOver: "Tidy up",
  removed: (title: string) => `“${title}” is no longer a favourite`,
  cleared: (n: number) => (n === 1 ? "One old event has been tidied away" : `${n} old events have been tidied away`),
  unfollow: (name: string) => `Stop following ${name}`,
  unfollowed: (name: string) => `You no longer follow ${name}`,
  removeFailed: (title: string) => `We could not remove “${title}”. Check the network, and try again.`,
  unfollowFailed: (name: string) =>
    `You still follow ${name}: we could not save the change. Check the network, and try again.`,
  clearFailed: "We could not clear anything away. Check the network, and try again.",
  undo: "Undo",
  followed: "From congregations you follow",
  followedList: "Congregations you follow",
  followedEmpty: "Nothing coming up with those you follow right now.",
  local: "Your favourites are only stored locally",
  localHint: "They are kept in this browser alone. Sign in to have them with you on all your devices.",
  inAccount: "Your favourites are in your account",
  inAccountHint: "You find them on every device where you are signed in.",
  failed: "We could not fetch your favourites",
  failedHint: "They are safely stored. Check your connection, and try once more.",
  retry: "Try again",
  needsScript: "Your favourites are kept in your browser and can only be shown with JavaScript on.",
  byMail: "Get it by e-mail",
  allFollowed: "All that you follow",
};
