// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { render } from "#test/support/render";
import { ShareButton } from "~/components/share/share-button";
import { type ShareDevice, shareFromBrowser, shareWithDevice } from "~/components/share/share-from-browser";

const view = {
  title: "Konsert",
  text: "Konsert\n20. november 2026 kl. 18:00",
  url: "https://samling.test/event/1",
  image: "/covers/concert-1.jpg",
};
const data = { title: view.title, text: view.text, url: view.url };
const file = new File(["bilde"], "samling.jpeg", { type: "image/jpeg" });

const device = (abilities: Partial<ShareDevice>): ShareDevice => ({ fetchImage: async () => file, ...abilities });
const fails = (name: string) => vi.fn(async () => Promise.reject(new DOMException("no", name)));

test("the device shares title, text and address", async () => {
  const share = vi.fn(async () => {});
  expect(await shareWithDevice(device({ share }), view)).toBe("shared");
  expect(share).toHaveBeenCalledWith(data);
});

test("the browser's own sharing gets them", async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal("navigator", { share });
  expect(await shareFromBrowser(view)).toBe("shared");
  expect(share).toHaveBeenCalledWith(data);
});

test("the page says the address when nothing can be done", async () => {
  vi.stubGlobal("navigator", {});
  const page = render(<ShareButton share={view} kind="event" />);
  await act(async () => {
    page.querySelector("button")!.click();
    await vi.dynamicImportSettled();
  });
  expect(document.body.textContent).toContain(`Del adressen selv: ${view.url}`);
});

test("the image goes along where the device takes files", async () => {
  const share = vi.fn(async () => {});
  await shareWithDevice(device({ share, canShare: () => true }), view);
  expect(share).toHaveBeenCalledWith({ ...data, files: [file] });
});

test.each([
  ["the device takes no files", { canShare: ({ files }: ShareData) => !files }],
  ["the image cannot be had", { canShare: () => true, fetchImage: async () => null }],
])("no image goes along when %s", async (_, abilities) => {
  const share = vi.fn(async () => {});
  await shareWithDevice(device({ share, ...abilities }), view);
  expect(share).toHaveBeenCalledWith(data);
});

test("who changes their mind is left in peace", async () => {
  const copy = vi.fn(async () => {});
  expect(await shareWithDevice(device({ share: fails("AbortError"), copy }), view)).toBe("cancelled");
  expect(copy).not.toHaveBeenCalled();
});

test.each([
  ["the device cannot share", {}],
  ["the device may not share", { share: fails("NotAllowedError") }],
])("text and address are copied when %s", async (_, abilities) => {
  const copy = vi.fn(async () => {});
  expect(await shareWithDevice(device({ copy, ...abilities }), view)).toBe("copied");
  expect(copy).toHaveBeenCalledWith(`${view.text}\n${view.url}`);
});

test("it is said when nothing can be done", async () => {
  expect(await shareWithDevice(device({}), view)).toBe("failed");
  expect(await shareWithDevice(device({ copy: fails("NotAllowedError") }), view)).toBe("failed");
});
