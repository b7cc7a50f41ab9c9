import { describe, expect, test } from "vitest";
import { subscribeMessages as en } from "~/i18n/en/subscribe";
import { subscribeMessages as nb } from "~/i18n/nb/subscribe";
import { subscribeMessages as nn } from "~/i18n/nn/subscribe";

describe("a search for words, where it is said what is subscribed to,", () => {
  test.each([
    ["nb", nb.intro("Arrangementer, «konsert»"), "«Arrangementer, ‘konsert’» kommer"],
    ["nn", nn.intro("Arrangement, «konsert»"), "«Arrangement, ‘konsert’» kjem"],
    ["en", en.intro("Events, “concert”"), "“Events, ‘concert’” comes"],
  ])("has single quotes within its own: %s", (_locale, intro, begins) => {
    expect(intro.startsWith(begins)).toBe(true);
  });
});
