import { expect, test } from "vitest";
import { accountSettingsMessages } from "~/i18n/account-settings";
import { adminMessages } from "~/i18n/admin";
import { dashboardMessages } from "~/i18n/dashboard";
import { flashMessages } from "~/i18n/flash";
import { sourceFiles } from "#test/support/source-files";

/** What the pages can say of `?melding=`, by how their address begins. */
const TEXTS: [string, object][] = [
  ["/dashboard?", dashboardMessages.nb.flash],
  ["/settings/", accountSettingsMessages.nb.flash],
  ["/admin/organizers?", { ...adminMessages.nb.flash, "ikke-funnet": adminMessages.nb.problems.load }],
  ["/?", flashMessages.nb],
  ["/organizations?", flashMessages.nb],
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
