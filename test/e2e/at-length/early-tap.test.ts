import { describe, expect } from "vitest";
import { journey } from "#test/support/journey";

describe("on a large screen, whose cards have hearts", () => {
  journey.override({ device: "desktop" });

  journey("a tap while the page comes alive is no error, and the next one works", async ({ page }) => {
    // React listens to the document as soon as hydration begins, and renders in a later task: a tap that waited for the
    // scripts to load comes between.
    await page.addInitScript(() => {
      const listen = document.addEventListener.bind(document);
      document.addEventListener = (...given: Parameters<typeof listen>) => {
        listen(...given);
        if (given[0] === "click")
          queueMicrotask(() => document.querySelector("h1")?.dispatchEvent(new MouseEvent("click", { bubbles: true })));
      };
    });
    await page.goto("/");
    await page.waitForFunction(() => Object.keys(document.body).some((key) => key.startsWith("__reactFiber")));
    const heart = page.getByRole("button", { name: /som favoritt$/ }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute("aria-pressed")).toBe("true");
  });
});
