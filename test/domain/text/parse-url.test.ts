import { expect, test } from "vitest";
import { parseUrl } from "~/domain/text/parse-url";

test("an address with Norwegian letters is one, however often it is asked", () => {
  for (let times = 0; times < 20_000; times++)
    if (!parseUrl("https://blåkors.example/møte")) expect.fail(`refused after ${times} times`);
  expect(parseUrl("https://blåkors.example/møte")?.hostname).toBe("xn--blkors-jua.example");
});

test("a relative address needs what it is relative to, and what is none is null", () => {
  expect(parseUrl("/a", "https://kirken.example/b")?.href).toBe("https://kirken.example/a");
  expect(parseUrl("/a")).toBeNull();
  expect(parseUrl("https://")).toBeNull();
});
