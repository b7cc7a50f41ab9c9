import { expect, test } from "vitest";
import { accountSettingsMessages } from "#messages/account-settings";
import { adminMessages } from "#messages/admin";
import { dashboardMessages } from "#messages/dashboard";
import { flashMessages } from "#messages/flash";
import { sourceFiles } from "#test/support/source-files";

/** What the pages can say of `?melding=`, by how their address begins. */
const TEXTS: [string, object][] = [
  ["/dashboard?", dashboardMessages.flash],
  ["/settings/", accountSettingsMessages.flash],
  ["/admin/organizers?", { ...adminMessages.flash, "ikke-funnet": adminMessages.problems.load }],
  ["/?", flashMessages],
  ["/organizations?", flashMessages],
];

const led = sourceFiles(["app"]).flatMap(({ path, text }) =>
  [...text.matchAll(/["`](\/[a-z/-]*\?)melding=([a-zA-Z-]+)/g)].map(([, address, key]) => ({
    path,
    address: address!,
    key: key!,
  })),
);

test.each(led)("what $path leads to, $address$key, has its words there", ({ address, key }) => {
  const [, texts] = TEXTS.find(([begin]) => address.startsWith(begin))!;
  expect(Object.keys(texts)).toContain(key);
});

test("the addresses are found", () => {
  expect(led.length).toBeGreaterThan(0);
});
