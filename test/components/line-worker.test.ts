// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { filledRowsOf } from "~/domain/intake/one-line/filled-rows";

vi.mock("~/domain/intake/one-line/filled-rows", () => ({ filledRowsOf: vi.fn() }));

test("the readers have read once before the first text comes", async () => {
  await import("~/components/event-form/one-line/line-worker.client");
  expect(filledRowsOf).toHaveBeenCalledTimes(1);
});
