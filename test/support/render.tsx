import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { vi } from "vitest";
import type { Locale } from "~/domain/site/locales";
import { LocaleProvider } from "~/i18n/use-messages";

Object.assign(globalThis, {
  IS_REACT_ACT_ENVIRONMENT: true,
  // As on every page: forms ask it for the route that they post to.
  __remixRouter: { routes: [], state: { navigation: {} }, subscribe: () => () => undefined },
  __remixManifest: { routes: {} },
});

const roots: Root[] = [];

/** After each test, where it rendered anything. What it began to load ends here: the next would hear of it. */
export async function leavePage(): Promise<void> {
  if (roots.length === 0) return;
  act(() => roots.splice(0).forEach((root) => root.unmount()));
  await act(() => vi.dynamicImportSettled());
  document.body.replaceChildren();
}

function container(html = ""): HTMLElement {
  const element = document.createElement("div");
  element.innerHTML = html;
  document.body.appendChild(element);
  return element;
}

const inLocale = (children: ReactNode, locale: Locale) => <LocaleProvider value={locale}>{children}</LocaleProvider>;

/** Renders a component on a page of its own, with an address, in happy-dom. */
export function render(
  children: ReactNode,
  { locale = "nb", address = "/" }: { locale?: Locale; address?: string } = {},
): HTMLElement {
  const router = createMemoryRouter([{ path: "*", element: inLocale(children, locale) }], {
    initialEntries: [address],
  });
  const element = container();
  const root = createRoot(element);
  roots.push(root);
  act(() => root.render(<RouterProvider router={router} future={{ v7_startTransition: true }} />));
  return element;
}

/** Renders a component on the server and hydrates it; `html` is the server's. */
export function renderFromServer(
  children: ReactNode,
  { locale = "nb" }: { locale?: Locale } = {},
): { html: string; element: HTMLElement } {
  const html = renderToString(inLocale(children, locale));
  const element = container(html);
  act(() => {
    roots.push(hydrateRoot(element, inLocale(children, locale)));
  });
  return { html, element };
}

export function press(element: HTMLElement): void {
  act(() => {
    element.click();
  });
}
