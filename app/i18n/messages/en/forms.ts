/** What every form says around its fields. */
export default {
  summary: (count: number) => (count === 1 ? "One thing to put right:" : `${count} things to put right:`),
  optional: "optional",
  showPassword: "Show the password",
  hidePassword: "Hide the password",
  strength: "How strong the password is:",
  strengths: ["Far too easy to guess", "Easy to guess", "Fair", "Good", "Very good"] as readonly string[],
  strengthHint: "At least 6 characters. Three random words are both strong and easy to remember.",
  unsaved: {
    title: "You have unsaved changes",
    text: "If you go now, they are lost.",
    stay: "Stay here",
    leave: "Leave the page",
  },
};
