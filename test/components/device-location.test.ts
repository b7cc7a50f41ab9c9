// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";

afterEach(() => localStorage.clear());

const openTab = () => {
  vi.resetModules();
  return import("~/components/location/device-location");
};

it("what another tab has stored since stays", async () => {
  const here = await openTab();
  here.deviceLocation();
  (await openTab()).storeHome("Bergen");
  here.storeRadius(50);
  expect(JSON.parse(localStorage.getItem("samling:location")!)).toMatchObject({ home: "Bergen", radiusKm: 50 });
});

it("where storage is full, each choice lasts as long as the page", async () => {
  const here = await openTab();
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("", "QuotaExceededError");
  });
  here.storeHome("Bergen");
  here.storeRadius(50);
  expect(here.deviceLocation()).toMatchObject({ home: "Bergen", radiusKm: 50 });
  full.mockRestore();
});
