import type { storedFormMessages as nb } from "../nb/stored-forms";

export const storedFormMessages: typeof nb = {
  untitled: "Untitled",
  repeats: "Repetition",
  saveDraft: "Save as draft",
  saveTemplate: "Save as template",
  continued: (saved: string) => `This is a draft, last saved ${saved}. Nobody but you sees it.`,
  begun: "Filled in from a template. Choose a date, look it over and publish.",
  templateSaved: (name: string) => `“${name}” is a template now. Everything you have written is still here.`,
  beginWith: "Begin with a template",
  manageTemplates: "Change templates",
  drafts: {
    heading: "Drafts",
    text: "Only the team sees them.",
    saved: (saved: string) => `Last saved ${saved}`,
    go: "Continue",
    goWith: (name: string) => `Continue the draft ${name}`,
    remove: "Delete",
    removeOf: (name: string) => `Delete the draft ${name}`,
    confirm: "Delete the draft",
    failed: "The draft was not deleted. Try again.",
  },
  draft: { title: "Draft", description: "Look over a draft before it is published." },
  templates: {
    title: "Templates",
    description: "Regular events that new ones can begin with: all is filled in, but the date.",
    empty: "No templates yet",
    emptyText: "Fill in an event, or make a copy of one you have, and press “Save as template”.",
    start: "New event",
    name: "Name of the template",
    rename: "Save the name",
    use: "Use the template",
    useOf: (name: string) => `New event with the template ${name}`,
    remove: "Delete",
    removeOf: (name: string) => `Delete the template ${name}`,
    confirm: "Delete the template",
    failed: "The template was not changed. Try again.",
    flash: {
      renamed: () => "The template has a new name.",
      removed: () => "The template is gone. Events that were made with it are as they were.",
    },
  },
  problems: {
    draftGone:
      "Somebody else has published or deleted the draft while you were writing. All you wrote is here. Press the button once more to save or publish it as a new one.",
    tooManyForms: "You have 50 of these already. Delete some that you do not need, and try again.",
  },
};
