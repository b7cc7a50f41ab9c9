import { expect, test } from "vitest";
import { shareText } from "~/domain/events/display";

test.each([
  [
    "everything known",
    {
      title: "Adventskonsert",
      date: "20. november 2026 kl. 18:00",
      place: "Lillehavn kirke",
      organizer: "Lillehavn menighet",
    },
    "Adventskonsert\n20. november 2026 kl. 18:00\nLillehavn kirke\nLillehavn menighet",
  ],
  [
    "no place, no organizer",
    { title: "Bønn", date: "1. juni 2026 kl. 07:00", place: null, organizer: null },
    "Bønn\n1. juni 2026 kl. 07:00",
  ],
])("the share text with %s", (_, shared, expected) => {
  expect(shareText(shared)).toBe(expected);
});
