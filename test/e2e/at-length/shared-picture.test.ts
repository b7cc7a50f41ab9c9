import { describe, expect } from "vitest";
import { discard } from "#test/support/bringing-in";
import { journey, open } from "#test/support/journey";
import { keptOn, openAndKeep, WITHOUT_NETWORK } from "#test/support/offline";
import { openAs } from "#test/support/people";
import { aPoster, photograph } from "#test/support/posters";

const POSTER = ["Delt konsert", "Onsdag 10. juni 2026 kl. 18.00"];

describe("a picture on a device with its service worker", () => {
  journey.override({ serviceWorkers: "allow", expected: WITHOUT_NETWORK });

  journey(
    "is taken from the sheet for sharing, and read; the next is read without a network",
    async ({ page, browser, context }) => {
      const poster = await aPoster(browser, POSTER);
      await openAndKeep(page, "/");
      await openAs(page, "owner", "/dashboard");
      // What the phone does with a file that another app shares.
      await page.evaluate(
        (bytes) => {
          const form = Object.assign(document.createElement("form"), {
            method: "post",
            action: "/share",
            enctype: "multipart/form-data",
          });
          const file = Object.assign(document.createElement("input"), { type: "file", name: "file" });
          const files = new DataTransfer();
          files.items.add(new File([Uint8Array.from(bytes)], "delt plakat.jpg", { type: "image/jpeg" }));
          file.files = files.files;
          form.append(file as never);
          document.body.append(form as never);
          form.submit();
        },
        [...poster],
      );
      await page.getByRole("button", { name: "Hent og les bildet" }).click();
      await page.getByRole("heading", { level: 1, name: "Dette forsto vi av «delt plakat.jpg»" }).waitFor();
      await page.getByRole("checkbox", { name: "Delt konsert" }).waitFor();
      await page.getByRole("img", { name: "Utsnitt av bildet" }).waitFor();
      await discard(page);
      const kept = await keptOn(page);
      expect(kept["samling-picture-reader"]).toHaveLength(5);
      expect(kept["samling-read-pictures"]).toEqual([expect.stringMatching(/^\/read-pictures\/[\w-]{36}$/)]);

      await open(page, "/dashboard/intake");
      await context.setOffline(true);
      await photograph(page, await aPoster(browser, ["Uten nett", "Torsdag 11. juni 2026 kl. 19.00"]), "uten-nett.jpg");
      await page.getByText("Det kom ikke fram.").first().waitFor();
      await page.getByText("«uten-nett.jpg» er lest.").waitFor();
      await context.setOffline(false);
      await page.getByRole("button", { name: "Se hva vi forstår" }).click();
      await page.getByRole("checkbox", { name: "Uten nett" }).waitFor();
      await discard(page);
    },
  );
});
