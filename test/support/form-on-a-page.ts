import type { Page } from "playwright-core";
import type { Person } from "./journey-accounts";

/** A form of the product, for journeys that send it. */
export interface FormOnAPage {
  name: string;
  person: Person | null;
  path: string;
  /** Opens what is collapsed, and types. */
  fill(page: Page): Promise<unknown>;
  /** The button that sends it. */
  send(page: Page): ReturnType<Page["getByRole"]>;
  /** The message where it failed. */
  failed: string;
  /** Waits for what is shown once it was sent. */
  done(page: Page): Promise<unknown>;
}

export const button = (name: string | RegExp) => (page: Page) => page.getByRole("button", { name, exact: true });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();
export const heading = (name: string) => (page: Page) => page.getByRole("heading", { name }).first().waitFor();
export const inDialog = (name: string) => (page: Page) =>
  page.getByRole("dialog").getByRole("button", { name, exact: true });

/** For a form without fields. */
export const asItIs = () => Promise.resolve();

export async function openDialog(page: Page, link: string): Promise<void> {
  await page.getByRole("link", { name: link }).first().click();
  await page.getByRole("dialog").waitFor();
}
