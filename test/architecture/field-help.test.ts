import { expect, test } from "vitest";
import { sourceFiles } from "#test/support/source-files";

/** Forms without a question mark, and why nothing is left to explain. */
const NEEDS_NONE: Record<string, string> = {
  "account/form-parts": "everybody knows their address",
  "account/second-step-forms": "its hint says where the code is",
  "address/address-field": "the form that holds it explains it",
  "admin/edit-organizer": "the profile's form, which explains its fields; the address cannot be changed",
  "claim/claim-page": "each way says what it does",
  "claim/removal-page": "its question says that it need not be answered",
  "debug/storage-test": "for operators",
  "event-form/one-line/line-field": "its label says what to write",
  "event-form/time-field": "the form that holds it explains it",
  "facts/entry-fields": "amounts, ages and links, as they are called",
  "facts/opening-fields": "their hint shows what to write",
  "intake/door": "its label says what it takes",
  "intake/review-item": "title and clock, as they are read",
  "intake/review-all": "its rows explain their fields",
  "moderation/moderation-item": "its label says who reads it",
  "register/register-search": "its hint says what it does, and that it is not needed",
  "report/description-field": "says below what is done with it",
  "series/series-form": "its rule explains its fields",
  "settings/email-card": "its hint says what happens",
  "ui/field": "who uses it gives it one",
  "ui/password-field": "everybody knows their password",
};

test("each form has a question mark, or a reason why it needs none", () => {
  const without = sourceFiles(["app/components"])
    .filter(({ text }) => /<(?:Text|TextArea)?Field\b/.test(text) && !text.includes("<HelpMark"))
    .map(({ path }) => path.replace("app/components/", "").replace(".tsx", ""));
  expect(without.sort()).toEqual(Object.keys(NEEDS_NONE).sort());
});
