import { describe, expect } from "vitest";
import { journey, open } from "#test/support/journey";

const RØROS = { latitude: 62.57468, longitude: 11.38417 };

describe("near me", () => {
  journey(
    "with a position: asked for only when turned on, rounded, and used by itself afterwards",
    async ({ page, context }) => {
      await context.grantPermissions(["geolocation"]);
      await context.setGeolocation(RØROS);
      await page.addInitScript(() => {
        const locate = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
        navigator.geolocation.getCurrentPosition = (...given) => {
          document.documentElement.dataset["asked"] = "yes";
          locate(...given);
        };
      });
      await open(page, "/");
      await expect.poll(() => page.locator("html[data-asked]").count()).toBe(0);

      await page.getByRole("button", { name: "Nær meg" }).click();
      await page.waitForURL(/lat=62\.57&lng=11\.38/);
      await page.getByText("Viser arrangementer innen 50 km fra din posisjon").waitFor();
      await page.getByRole("heading", { name: /\(1 arrangement\)/ }).waitFor();
      await page
        .getByText(/^\d00\sm/)
        .first()
        .waitFor();

      await page.locator("summary", { hasText: "Filtre" }).click();
      await page.getByRole("radio", { name: "10 km" }).click();
      await page.getByText("Viser arrangementer innen 10 km fra din posisjon").waitFor();

      await open(page, "/");
      await page.waitForURL(/lat=62\.57&lng=11\.38&radius_km=10/);

      await page.locator("summary", { hasText: "Filtre" }).click();
      await page.getByRole("link", { name: /Bruker din posisjon/ }).click();
      await page.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
      await open(page, "/");
      expect(page.url()).not.toContain("lat");
    },
  );

  journey("who has gone on while the device looks for itself stays there", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(RØROS);
    await page.addInitScript(() => {
      localStorage.setItem("samling:location", JSON.stringify({ isOn: true, radiusKm: 25 }));
      const locate = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
      navigator.geolocation.getCurrentPosition = (...given) => {
        document.documentElement.dataset["asked"] = "yes";
        const drawn = () => new Promise(requestAnimationFrame);
        const located = () =>
          new Promise<void>((resolve) =>
            locate((position) => (given[0](position), resolve()), ...(given.slice(1) as [])),
          );
        Object.assign(window, { answer: () => located().then(drawn).then(drawn) });
      };
    });
    await open(page, "/");
    await page.locator("html[data-asked]").waitFor({ state: "attached" });
    await page.locator("main a[href^='/event/']").first().click();
    await page.waitForURL(/\/event\//);
    await page.locator("h1").first().waitFor();
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.evaluate(() => (window as unknown as { answer(): Promise<void> }).answer());
    expect(asked.filter((url) => url.includes("lat="))).toEqual([]);
    expect(page.url()).toContain("/event/");
  });

  journey("at home: the nearest place becomes the home place in one press", async ({ page, context }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation(RØROS);
    await open(page, "/");
    await page.getByRole("button", { name: "Nær meg" }).click();
    await page.waitForURL(/lat=62\.57&lng=11\.38/);
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByText("Du er i nærheten av Røros.").waitFor();
    await page.getByRole("button", { name: "Gjør det til hjemsted" }).click();
    await page.getByText("Hjemstedet ditt er Røros.").waitFor();
    await expect.poll(() => page.getByText("Du er i nærheten av Røros.").count()).toBe(0);
    await open(page, "/");
    await page.waitForURL(/near=R%C3%B8ros/);
  });

  journey("refused: the place field is offered instead, and no error is shown", async ({ page, context }) => {
    await context.clearPermissions();
    await open(page, "/");
    await page.getByRole("button", { name: "Nær meg" }).click();
    const field = page.getByLabel("Nær sted");
    await field.waitFor({ state: "visible" });
    await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
    const advice = page.getByText("Skriv et sted, så finner vi det som skjer der.");
    await advice.waitFor();
    await field.fill("Røros");
    await field.press("Enter");
    await page.getByText(/Viser arrangementer innen 50 km fra .*Røros/).waitFor();
    await expect.poll(() => advice.count()).toBe(0);
  });
});

describe("near a place", () => {
  journey.for(["Røros", "roros", "7374"])("named as %s", async (typed, { page }) => {
    await open(page, "/");
    await page.locator("summary", { hasText: "Filtre" }).click();
    await page.getByLabel("Nær sted").fill(typed);
    await page.getByLabel("Nær sted").press("Enter");
    await page.getByText(/Viser arrangementer innen 50 km fra .*Røros/).waitFor();
    await page.getByRole("heading", { name: /\(1 arrangement\)/ }).waitFor();
    await page.getByRole("radio", { name: "Nærmest først" }).click();
    await page.waitForURL(/sort=distance/);
  });

  describe.each(["phone", "desktop"] as const)("on a %s", (device) => {
    journey.override({ device });

    journey("its chip opens the place field, ready to be written in", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Sted", exact: true }).click();
      const field = page.getByLabel("Nær sted");
      await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true);
      const controls = page.locator("#filters :is(input, button, a):visible");
      expect(await controls.first().getAttribute("id")).toBe("near");
      await page.keyboard.type("tromsø");
      await expect.poll(() => page.locator("datalist option[value='Tromsø']").count()).toBe(1);
      await page.keyboard.press("Enter");
      await page.getByText("Viser arrangementer innen 50 km fra Tromsø").waitFor();
    });

    journey("a suggestion that is picked is searched around at once", async ({ page }) => {
      await open(page, "/");
      await page.getByRole("button", { name: "Sted", exact: true }).click();
      await page.keyboard.type("trom");
      await expect.poll(() => page.locator("datalist option[value='Tromsø']").count()).toBe(1);
      await page.getByLabel("Nær sted").evaluate((field: HTMLInputElement) => {
        // As browsers do with a pick: their own list can't be pressed from here.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "Tromsø");
        field.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertReplacementText" }));
      });
      await page.getByText("Viser arrangementer innen 50 km fra Tromsø").waitFor();
    });
  });

  journey.for([390, 320])("leaves the faces of the search whole on a phone %i px wide", async (width, { page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, "/?near=Askim");
    const { x, width: wide } = (await page.getByRole("link", { name: "Måned", exact: true }).boundingBox())!;
    expect(x + wide).toBeLessThanOrEqual(width);
  });

  journey("an unknown one is said to be unknown", async ({ page }) => {
    await open(page, "/?near=Ingensteds");
    await page.getByText("Vi fant ikke stedet «Ingensteds»").waitFor();
  });
});

describe("the home place", () => {
  journey(
    "makes lists near without asking for the position again, is shown as a chip, and is removable",
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.geolocation.getCurrentPosition = () => {
          document.documentElement.dataset["asked"] = "yes";
        };
      });
      await open(page, "/");
      await page.locator("summary", { hasText: "Filtre" }).click();
      await page.getByLabel("Nær sted").fill("Røros");
      await page.getByLabel("Nær sted").press("Enter");
      await page.getByText("Denne enheten husker Røros.").waitFor();
      await page.getByRole("button", { name: "Gjør det til hjemsted" }).click();
      await page.getByText("Hjemstedet ditt er Røros.").waitFor();

      const faces = ["/", "/?view=map", "/?view=month", "/helgen", "/organizations", "/organizations?view=map"];
      for (const path of faces) {
        await open(page, path);
        await page.waitForURL(/near=R%C3%B8ros/);
      }
      await open(page, "/organizations");
      await page.getByRole("link", { name: /^Røros.*Ta bort sted$/ }).click();
      await open(page, "/organizations");
      expect(page.url()).not.toContain("near");
      await page.getByRole("link", { name: "Hjemme: Røros" }).click();
      await page.waitForURL(/near=R%C3%B8ros/);

      await open(page, "/");
      await page.getByRole("button", { name: "Røros · 50 km" }).click();
      await page.getByRole("link", { name: "Vis alle", exact: true }).click();
      await page.getByText("Utforsk gudstjenester, konserter, konferanser og mer").waitFor();
      await open(page, "/");
      expect(page.url()).not.toContain("near");
      await page.getByRole("button", { name: "Sted" }).click();
      await page.getByRole("link", { name: "Hjemme: Røros" }).click();
      await page.waitForURL(/near=R%C3%B8ros/);

      await open(page, "/settings");
      await page.getByText("Hjemstedet ditt er Røros.").waitFor();
      await page.getByRole("button", { name: "Fjern hjemstedet" }).click();
      await expect.poll(() => page.getByText("Hjemstedet ditt er Røros.").count()).toBe(0);
      await open(page, "/");
      expect(page.url()).not.toContain("near");
      await expect.poll(() => page.locator("html[data-asked]").count()).toBe(0);
    },
  );

  journey(
    "is set under Innstillinger; a place that is unknown is said to be, and stays in the field",
    async ({ page }) => {
      await open(page, "/settings");
      const field = page.getByLabel("Sted", { exact: true });
      await field.fill("Ingensteds");
      await page.getByRole("button", { name: "Lagre", exact: true }).click();
      await page.getByText("Vi fant ikke akkurat dette stedet. Prøv et postnummer").waitFor();
      await expect.poll(() => field.inputValue()).toBe("Ingensteds");
      await field.fill("askim");
      await page.getByRole("button", { name: "Lagre", exact: true }).click();
      await page.getByText("Hjemstedet ditt er Askim.").waitFor();
      await open(page, "/");
      await page.waitForURL(/near=Askim/);
    },
  );
});
