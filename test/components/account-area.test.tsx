// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { render } from "#test/support/render";
import { AccountArea } from "~/components/layout/top-bar";
import type { AccountState } from "~/domain/accounts/account-state";

/** Returns the account area's only link (name and target) and its sign-out button. */
function areaFor(viewer: AccountState) {
  const area = render(<AccountArea viewer={viewer} />);
  const links = [...area.querySelectorAll("a")].map((link) => ({
    name: link.textContent,
    to: link.getAttribute("href"),
  }));
  const form = area.querySelector("form");
  const button = form?.querySelector("button");
  return {
    links,
    signOut: form && {
      title: button?.title,
      method: form.method,
      action: form.getAttribute("action"),
      type: button?.type,
    },
  };
}

const SIGN_OUT = { title: "Logg ut", method: "post", action: "/logout", type: "submit" };

it.each<[string, AccountState, { name: string; to: string }, object | null]>([
  [
    "an organizer",
    { id: "anne", isOrganizer: true, savesInAccount: true },
    { name: "Mitt Dashboard", to: "/dashboard" },
    SIGN_OUT,
  ],
  [
    "somebody else who has signed in",
    { id: "anne", isOrganizer: false, savesInAccount: true },
    { name: "Konto", to: "/settings" },
    SIGN_OUT,
  ],
  ["a visitor who has not", null, { name: "Konto", to: "/become-organizer" }, null],
])("the account area's three states: %s", (_who, viewer, link, signOut) => {
  expect(areaFor(viewer)).toEqual({ links: [link], signOut });
});
