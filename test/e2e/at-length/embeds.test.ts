import { afterAll, beforeAll, describe, expect, inject } from "vitest";
import { axeFindings } from "#test/support/axe";
import { journey } from "#test/support/journey";
import { type LocalServer, startLocalServer } from "#test/support/local-server";
import { openAs } from "#test/support/people";

describe("the organizer's events on its own web site", () => {
  journey("a choice shows at once, and is in the code", async ({ page }) => {
    await openAs(page, "owner", "/dashboard");
    await page.getByRole("link", { name: /Til nettsiden/ }).click();
    await page.getByRole("heading", { level: 1, name: "Til nettsiden deres" }).waitFor();
    const frame = page.frameLocator("iframe");
    await frame.getByRole("link", { name: "Se alt på Samling" }).waitFor();
    await page.getByRole("radio", { name: "Måned" }).check();
    await frame.getByRole("table").waitFor();
    await page.getByRole("radio", { name: "Mørkt" }).check();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Kode som virker overalt" }).inputValue())
      .toMatch(
        /^<iframe src="[^"]+\/embed\/events\?organizer_id=\w+&amp;show=month&amp;theme=dark" title="Arrangementer fra /,
      );
    const element = await page.getByRole("textbox", { name: "Kode som blir så høy som innholdet" }).inputValue();
    expect(element).toMatch(
      /<samling-events organizer="\w+" show="month" theme="dark" title="[^"]+"><\/samling-events>$/,
    );
  });
});

describe("the organizer's events on its own web site without network", () => {
  journey.override({
    expected: [/ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/],
  });

  journey("no code of a former choice is shown: it says that the new one comes later", async ({ page }) => {
    await openAs(page, "owner", "/dashboard/website");
    const code = page.getByRole("textbox", { name: "Kode som virker overalt" });
    await expect.poll(() => code.inputValue()).toContain("/embed/events?organizer_id=");
    await page.context().setOffline(true);
    await page.getByRole("radio", { name: "Måned" }).check();
    await page.getByText("vises når forbindelsen er tilbake").waitFor();
    await expect.poll(() => code.isVisible()).toBe(false);
    await page.context().setOffline(false);
    await expect.poll(() => code.inputValue()).toContain("show=month");
    await code.waitFor();
    await expect.poll(() => page.getByText("vises når forbindelsen er tilbake").count()).toBe(0);
  });
});

describe("on another site", () => {
  journey.override({ expected: [/^request to somebody else: http:\/\/127\.0\.0\.1:/] });

  let site: LocalServer;
  let body = "";
  beforeAll(async () => {
    site = await startLocalServer((_url, response) => {
      response.setHeader("Content-Type", "text/html; charset=utf-8");
      response.end(`<!doctype html><html lang="nb"><title>Menigheten</title><body>${body}</body></html>`);
    });
  });
  afterAll(() => site.close());

  journey("the script makes the frame as high as its content, and passes the attributes on", async ({ page }) => {
    body = `<samling-events count="3" theme="dark" title="Våre arrangementer"></samling-events>
      <script async src="${inject("baseUrl")}/embed.js"></script>`;
    await page.goto(site.origin);
    const frame = page.locator("samling-events iframe");
    await frame.waitFor();
    await expect.poll(() => frame.getAttribute("src")).toBe(`${inject("baseUrl")}/embed/events?count=3&theme=dark`);
    await expect.poll(() => frame.getAttribute("title")).toBe("Våre arrangementer");
    const inside = page.frameLocator("samling-events iframe");
    await expect.poll(() => inside.getByRole("listitem").count()).toBe(3);
    const contentHeight = () =>
      inside.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect
      .poll(async () => Math.abs((await frame.boundingBox())!.height - (await contentHeight())))
      .toBeLessThan(2);

    await page.locator("samling-events").evaluate((element) => element.setAttribute("count", "1"));
    await expect.poll(() => inside.getByRole("listitem").count()).toBe(1);
    await expect.poll(async () => (await frame.boundingBox())!.height).toBeLessThan(400);
  });

  journey("a plain frame gets its height though it came before the script", async ({ page }) => {
    body = `<iframe id="plain" src="${inject("baseUrl")}/embed/events?count=2" height="900" title="Arrangementer"></iframe>`;
    // The frame says its height by itself, before anybody listens who would follow it.
    await page.addInitScript(() => {
      window.addEventListener("message", ({ data }) => document.documentElement.setAttribute("data-told", `${data}`));
    });
    await page.goto(site.origin);
    const inside = page.frameLocator("#plain");
    await inside.getByRole("listitem").first().waitFor();
    await page.locator("html[data-told]").waitFor();
    expect((await page.locator("#plain").boundingBox())!.height).toBeGreaterThanOrEqual(900);
    await page.addScriptTag({ url: `${inject("baseUrl")}/embed.js` });
    const contentHeight = () =>
      inside.locator("body").evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
    await expect
      .poll(async () => Math.abs((await page.locator("#plain").boundingBox())!.height - (await contentHeight())))
      .toBeLessThan(5);
  });

  journey("a height that another frame claims is not believed", async ({ page }) => {
    body = `<iframe id="other" srcdoc="<script>parent.postMessage({samlingHeight:9999},'*')</script>" height="150"></iframe>
      <samling-events count="1"></samling-events><script async src="${inject("baseUrl")}/embed.js"></script>`;
    await page.goto(site.origin);
    await page.frameLocator("samling-events iframe").getByRole("listitem").waitFor();
    await page.evaluate(() => window.postMessage({ samlingHeight: 9999 }, "*"));
    await expect
      .poll(async () => (await page.locator("samling-events iframe").boundingBox())!.height)
      .toBeLessThan(400);
    expect((await page.locator("#other").boundingBox())!.height).toBeLessThan(200);
  });

  /** As WordPress wraps an oEmbed that it has found: no origin, no links, no forms. */
  const inWordPress = (path: string) =>
    `<iframe sandbox="allow-scripts" src="${inject("baseUrl")}${path}#?secret=abc123" width="600" height="260"></iframe>
      <script>window.seen=[];addEventListener("message",({data})=>seen.push(data))</script>`;

  describe.each(["/embed/event/ungdomskveld", "/embed/events?count=2"])("in WordPress' sandbox (%s)", (path) => {
    journey("a pressed link and the height are told with the secret, by mouse and keyboard", async ({ page }) => {
      body = inWordPress(path);
      await page.goto(site.origin);
      const seen = (message: string) =>
        page.evaluate(
          (wanted) =>
            (window as unknown as { seen: { message?: string; value: unknown; secret: string }[] }).seen.filter(
              (each) => each.message === wanted,
            ),
          message,
        );
      const inside = page.frameLocator("iframe");
      const links = inside.getByRole("link");
      await links.first().waitFor();
      const height = await inside
        .locator("body")
        .evaluate((element) => Math.ceil(element.getBoundingClientRect().height));
      await expect.poll(() => seen("height")).toContainEqual({ message: "height", value: height, secret: "abc123" });
      const before = (await seen("height")).length;
      await page
        .locator("iframe")
        .evaluate((frame: HTMLIFrameElement) =>
          frame.contentWindow!.postMessage({ message: "ready", value: "", secret: "abc123" }, "*"),
        );
      await expect.poll(async () => (await seen("height")).length).toBeGreaterThan(before);
      const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      for (const [at, value] of addresses.entries()) {
        if (at % 2 === 0) await links.nth(at).click();
        else await links.nth(at).press("Enter");
        await expect
          .poll(async () => (await seen("link")).at(-1))
          .toEqual({ message: "link", value, secret: "abc123" });
      }
      expect(await seen("link")).toHaveLength(addresses.length);
    });
  });

  journey("without a secret links are links, and nobody is told of them", async ({ page, context }) => {
    body = `<iframe src="${inject("baseUrl")}/embed/event/ungdomskveld" width="600" height="400"></iframe>
      <script>window.seen=[];addEventListener("message",({data})=>seen.push(data.message))</script>`;
    await page.goto(site.origin);
    const opened = context.waitForEvent("page");
    await page.frameLocator("iframe").getByRole("link").first().click();
    await opened;
    expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen.filter(Boolean))).toEqual([]);
  });

  journey("a plain frame scrolls inside, by keyboard too, and axe finds nothing in it", async ({ page }) => {
    for (const show of ["list", "month", "next"]) {
      await page.goto(`/embed/events?show=${show}`);
      await page.getByRole("link", { name: "Se alt på Samling" }).waitFor();
      expect(await axeFindings(page), show).toEqual([]);
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.localName)).toBe("a");
    }
  });
});
