export default {
  title: "Mail",
  description: "The mail that Samling has written.",
  hint: "The latest 50. Open one to read it and to follow its links.",
  empty: "No mail yet",
  emptyText: "Create an account, and the first one comes here.",
  to: (recipient: string) => `To ${recipient}`,
  statuses: { pending: "Waiting", sent: "Sent", failed: "Failed" },
  attempts: (n: number) => (n === 1 ? "1 attempt" : `${n} attempts`),
  purged: "The contents have been deleted.",
  deadJobs: "What the queue gave up",
  deadJobsHint: "Messages that could not be worked on, the latest 50.",
};
