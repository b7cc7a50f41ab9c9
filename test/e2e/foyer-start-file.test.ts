import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey, open } from "#test/support/journey";
import { become } from "#test/support/people";

/** How often the file asks whether there is network. */
const RETRY_MS = 15_000;

describe("the file that a device starts with, where it forgets everything", () => {
  journey.override({ device: "desktop", expected: [/ERR_INTERNET_DISCONNECTED/] });

  journey("waits for network, and opens the screen when it is there", async ({ page, context }) => {
    await become(context, "owner");
    await open(page, "/dashboard/paper");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Last ned startfilen" }).click(),
    ]);
    expect(download.suggestedFilename()).toBe("samling-skjerm.html");
    const folder = await mkdtemp(join(tmpdir(), "samling-screen-"));
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);

    await context.setOffline(true);
    const device = await context.newPage();
    await device.clock.install();
    await device.goto(pathToFileURL(file).href);
    await device.getByRole("heading", { name: "Venter på nett" }).waitFor();
    expect(await axeFindings(device)).toEqual([]);
    await device.clock.runFor(RETRY_MS);
    expect(device.url()).toBe(pathToFileURL(file).href);

    await context.setOffline(false);
    await device.clock.runFor(RETRY_MS);
    await device.waitForURL(`${inject("baseUrl")}/tv/bykirken`);
    await expect.poll(() => device.locator(".clock").innerText()).toMatch(/^\d\d:\d\d$/);
    await rm(folder, { recursive: true });
  });
});
