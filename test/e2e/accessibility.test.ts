import { describe, expect } from "vitest";
import { DEVICES } from "#test/support/devices";
import { journey } from "#test/support/journey";
import { screensFor } from "#test/support/screens/screens";
import { type Device, looksOf, Viewer } from "#test/support/screens/viewers";

/** A test with a browser of each device, which stay open from one to the next. */
const look = journey.extend<{ $file: { viewers: Record<Device, Viewer> } }>({
  viewers: [
    async ({ browser }, use) => {
      const [phone, desktop] = await Promise.all(
        (Object.keys(DEVICES) as Device[]).map((device) => Viewer.on(device, browser)),
      );
      await use({ phone: phone!, desktop: desktop! });
      await Promise.all([phone!.close(), desktop!.close()]);
    },
    { scope: "file" },
  ],
});

const screens = screensFor("axe").map((shown, place) => ({ name: shown.screen.name, shown, looks: looksOf(place) }));

describe("axe finds nothing, and a phone's page spills over no edge, on", () => {
  look.for(screens)("$name", async ({ shown, looks }, { viewers }) => {
    const findings: string[] = [];
    for (const each of looks) findings.push(...(await viewers[each.device].findingsOn(shown, each)));
    expect(findings).toEqual([]);
  });
});
