export const previewMessages = {
  page: { title: "Preview of a draft", description: "An event that is not published yet." },
  band: "Draft, not published. This is how the page will look.",
  title: "The title is coming",
  date: "The date is coming",
  description: "The description is coming",
  make: "Make a link to a preview",
  withdraw: "Withdraw the link",
  text: "Whoever has the link sees the draft without signing in. It works for 30 days, or until you withdraw it, or publish or delete the draft.",
  label: "Link to a preview",
  failed: "The link was not changed. Try again.",
  see: "Preview",
  seeOf: (name: string) => `Preview the draft ${name}`,
  flash: {
    made: () => "The link is ready.",
    withdrawn: () => "The link does not work any more.",
  },
};
