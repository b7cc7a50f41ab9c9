import { buffer } from "node:stream/consumers";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, onTestFinished } from "vitest";
import { axeFindings } from "#test/support/axe";
import { type TestBrowser, aBrowser, claimsOf } from "#test/support/browsers-of-pushes";
import { journey, open } from "#test/support/journey";
import { PEOPLE } from "#test/support/journey-accounts";
import { startLocalServer } from "#test/support/local-server";
import { bringWeekTo, runCron } from "#test/support/passing-time";
import { signIn } from "#test/support/people";
import type { PushNotice } from "~/domain/letters/push-notice";

interface PushServer {
  /** A browser's subscription, whose pushes arrive here. */
  browser: TestBrowser;
  received: PushNotice[];
  close(): Promise<void>;
}

/**
 * Starts a push service with one browser: it takes what is signed by its sender and can be read. Other browsers are gone,
 * as that of a journey's first try is.
 */
async function startPushServer(port: number): Promise<PushServer> {
  const path = `/${crypto.randomUUID()}`;
  const browser = aBrowser(`http://127.0.0.1:${port}${path}`);
  const received: PushNotice[] = [];
  const { close } = await startLocalServer(({ pathname }, response, request) => {
    void buffer(request).then(async (body) => {
      if (pathname !== path) return response.writeHead(410).end();
      await claimsOf(request.headers.authorization ?? "");
      received.push(JSON.parse(browser.read(body)) as PushNotice);
      response.writeHead(201).end();
    });
  }, port);
  return { browser, received, close };
}

/** Gives the browser a push service, which none without a window has, and what the person answers it. */
async function withPushes(context: BrowserContext, browser: TestBrowser, answer: NotificationPermission = "granted") {
  await context.addInitScript(
    ({ subscription, answer }) => {
      let given: object | null = JSON.parse(localStorage.getItem("test:push") ?? "null") as object | null;
      const made = () =>
        given && {
          ...subscription,
          options: {},
          toJSON: () => subscription,
          unsubscribe: () => (keep(null), Promise.resolve(true)),
        };
      const keep = (next: object | null) => {
        given = next;
        localStorage.setItem("test:push", JSON.stringify(next));
      };
      PushManager.prototype.subscribe = () => (
        keep(subscription),
        Promise.resolve(made() as unknown as PushSubscription)
      );
      PushManager.prototype.getSubscription = () => Promise.resolve(made() as unknown as PushSubscription | null);
      let permission: NotificationPermission = given ? "granted" : "default";
      Object.defineProperty(Notification, "permission", { get: () => permission });
      Notification.requestPermission = () => Promise.resolve((permission = answer));
    },
    { subscription: { endpoint: browser.endpoint, keys: browser.keys }, answer },
  );
}

/** A push service that ends with the journey. */
async function pushServer() {
  const server = await startPushServer(inject("feedPort"));
  onTestFinished(() => server.close());
  return server;
}

/** Returns how to read what the worker shows: a browser without windows shows no notifications. */
async function notificationsOf(context: BrowserContext) {
  interface Recording {
    registration: ServiceWorkerRegistration;
    shown: object[];
  }
  const worker = context.serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as Recording;
    scope.shown = [];
    scope.registration.showNotification = (title, { tag, lang } = {}) => {
      scope.shown.push({ title, tag, lang });
      return Promise.resolve();
    };
  });
  return () => worker.evaluate(() => (globalThis as unknown as Recording).shown);
}

const turnOn = async (page: Page) => {
  await page.getByLabel(/^Ja, Samling kan lagre/).check();
  await page.getByRole("button", { name: "Slå på varsler" }).click();
};

/** Looks at the page as it is, and as it is by night. */
async function expectNoViolations(page: Page): Promise<void> {
  for (const theme of ["light", "dark"]) {
    await page.evaluate((name) => document.documentElement.setAttribute("data-theme", name), theme);
    expect(await axeFindings(page)).toEqual([]);
  }
}

describe("pushes to the device", () => {
  journey.override({ serviceWorkers: "allow", expected: [/422/] });

  journey(
    "are turned on by a press after the words, arrive encrypted, are shown, lead to the week, and are turned off",
    async ({ page, context }) => {
      const server = await pushServer();
      await context.grantPermissions(["notifications"]);
      await withPushes(context, server.browser);
      await context.addInitScript(() =>
        localStorage.setItem("samling:searches", '["type=concert","type=youth","type=service"]'),
      );
      await open(page, "/following");
      await page.getByRole("region", { name: "Varsler på denne enheten" }).getByRole("link").click();
      await page.waitForURL("**/push");
      await page.getByRole("heading", { name: "Slik virker det" }).waitFor();
      await page.getByRole("button", { name: "Slå på varsler" }).click();
      await page.getByText("Kryss av for at vi får lagre det").first().waitFor();
      await expectNoViolations(page);

      await turnOn(page);
      await page.getByText("Varsler er på.").waitFor();
      await page.getByText(/^Neste ukentlige varsel:/).waitFor();
      await expectNoViolations(page);

      await open(page, "/push?event=kirkekonsert");
      await page.getByText("Vi minner deg om «Kirkekonsert i lyse netter»").waitFor();

      await bringWeekTo(server.browser.endpoint);
      await runCron();
      await expect.poll(() => server.received).toMatchObject([{ title: "Uken din", path: "/push#week" }]);
      const shown = await notificationsOf(context);
      const cdp = await context.newCDPSession(page);
      const registered = new Promise<string>((resolve) => {
        cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [first] }) => {
          if (first) resolve(first.registrationId);
        });
      });
      await cdp.send("ServiceWorker.enable");
      await cdp.send("ServiceWorker.deliverPushMessage", {
        origin: inject("baseUrl"),
        registrationId: await registered,
        data: JSON.stringify(server.received[0]),
      });
      await expect.poll(shown).toEqual([{ title: "Uken din", tag: "week", lang: "nb" }]);

      await open(page, "/push");
      await page.getByRole("button", { name: "Slå av varsler" }).click();
      await page.getByText("Varsler er av.").waitFor();
    },
  );

  journey(
    "an account's week is shown to nobody else, and ends with signing out, also of a later sign-in",
    async ({ page, context }) => {
      const server = await pushServer();
      await context.grantPermissions(["notifications"]);
      await withPushes(context, server.browser);
      await signIn(page, PEOPLE.second);
      await page.waitForURL((url) => url.pathname !== "/login");
      await open(page, "/push");
      await turnOn(page);
      await page.getByText("De gjelder det du følger og har lagret i kontoen.").waitFor();
      await page.getByText("Det er ingenting de neste sju dagene.").or(page.locator("#week ~ *")).first().waitFor();

      await context.clearCookies();
      await open(page, "/push");
      await page.getByText("Logg inn på kontoen som varslene gjelder").waitFor();
      expect(await axeFindings(page)).toEqual([]);

      await signIn(page, PEOPLE.second);
      await page.waitForURL((url) => url.pathname !== "/login");
      const left = page.waitForResponse((answer) => answer.url().endsWith("/api/push-device"));
      await open(page, "/settings");
      await page.getByRole("button", { name: "Logg ut" }).locator("visible=true").click();
      expect((await left).status()).toBe(204);
      await open(page, "/push");
      await page.getByRole("button", { name: "Slå på varsler" }).waitFor();
    },
  );

  journey("nothing is stored where the person says no to the browser", async ({ page, context }) => {
    const server = await pushServer();
    await withPushes(context, server.browser, "denied");
    await open(page, "/push");
    await turnOn(page);
    await page.getByRole("alert").getByText("har sagt nei til varsler").waitFor();
    await expect.poll(() => page.getByLabel(/^Ja, Samling kan lagre/).isChecked()).toBe(true);
    await page.reload();
    await page.getByRole("button", { name: "Slå på varsler" }).waitFor();
  });
});

describe("bad weather", () => {
  journey.override({
    serviceWorkers: "allow",
    expected: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|503/],
  });

  journey(
    "the connection is lost at the form: nothing is lost, and a second press sends it",
    async ({ page, context }) => {
      const server = await pushServer();
      await withPushes(context, server.browser);
      await open(page, "/push");
      await page.getByLabel("Klokken").selectOption("9");
      await context.setOffline(true);
      await turnOn(page);
      await page.getByText("Det ble ikke sendt.").first().waitFor();
      await expect.poll(() => page.getByLabel("Klokken").inputValue()).toBe("9");
      await context.setOffline(false);
      await page.getByRole("button", { name: "Slå på varsler" }).click();
      await page.getByText("Varsler er på.").waitFor();
      await expect.poll(() => page.getByLabel("Klokken").inputValue()).toBe("9");
      await page.getByRole("button", { name: "Slå av varsler" }).click();
      await page.getByText("Varsler er av.").waitFor();
    },
  );
});

describe("where there are no pushes", () => {
  journey("an iPhone is shown the way to the Home Screen", async ({ page, context }) => {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, "userAgent", {
        value: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
      });
      Reflect.deleteProperty(window, "PushManager");
    });
    await open(page, "/push");
    await page.getByRole("heading", { name: "Legg Samling på Hjem-skjermen først" }).waitFor();
    await page.getByText("Velg «Legg til på Hjem-skjerm»").waitFor();
    await expectNoViolations(page);
  });

  journey("any other browser is told of letters", async ({ page, context }) => {
    await context.addInitScript(() => Reflect.deleteProperty(window, "PushManager"));
    await open(page, "/push");
    await page.getByRole("heading", { name: "Denne nettleseren har ikke varsler" }).waitFor();
    await page.getByRole("link", { name: "Få det på e-post" }).click();
    await page.waitForURL("**/letters");
  });
});
