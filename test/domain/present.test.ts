import { expect, it } from "vitest";
import { present } from "~/domain/values";

it("returns what is there, nothing less than it", () => {
  expect(present(0, "number")).toBe(0);
  expect(present("", "text")).toBe("");
  expect(present(false, "answer")).toBe(false);
});

it("names what is missing", () => {
  expect(() => present(undefined, "organizer of the event")).toThrow("Missing: organizer of the event");
  expect(() => present(null, "first date")).toThrow("Missing: first date");
});
