export const ownReportsMessages = {
  title: "Your reports",
  description: "What became of what you have reported.",
  intro: "Here you see what became of what you have reported. Those behind the content do not learn who reported it.",
  empty: "You have not reported anything",
  emptyText: "If you see something that doesn't belong here, tell us with the flag on its page.",
  toSettings: "To the settings",
  unseen: { event: "An event", organizer: "An organisation" },
  outcomes: {
    waiting: "Waiting for a moderator",
    hiddenForNow: "Hidden while a moderator looks at it",
    hidden: "Hidden. Thank you for telling us.",
    approved: "Reviewed and approved. It stays.",
    dismissed: "Reviewed. We found no reason to hide it.",
    shownAgain: "Reviewed anew. It is shown again.",
    gone: "The content has been taken away.",
  },
};
