import { describe, expect } from "vitest";
import { DEVICES } from "../devices";
import { journey } from "../journey";
import type { Screen } from "./screen";
import { screensFor } from "./screens";
import { type Device, looksOf, Viewer } from "./viewers";

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

/** Tests of all screens of one half of the product: with a server each, the halves are read beside each other. */
export function describeReadByAxe(isOfHalf: (screen: Screen) => boolean): void {
  const screens = screensFor("axe")
    .map((shown, place) => ({ name: shown.screen.name, shown, looks: looksOf(place) }))
    .filter(({ shown }) => isOfHalf(shown.screen));

  describe("axe finds nothing, and a phone's page spills over no edge, on", () => {
    look.for(screens)("$name", async ({ shown, looks }, { viewers }) => {
      const findings: string[] = [];
      for (const each of looks) findings.push(...(await viewers[each.device].findingsOn(shown, each)));
      expect(findings).toEqual([]);
    });
  });
}
