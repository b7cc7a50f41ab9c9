import { present } from "~/domain/values";
import { ACCOUNT_PAGES } from "./accounts";
import { EVENT_PAGES } from "./events";
import { READING_PAGES } from "./reading";
import { type Ids, type Page, type Screen, TOKENS } from "./screen";
import { STAFF_PAGES } from "./staff";
import { TEAM_PAGES } from "./teams";
import { VISITOR_PAGES } from "./visitors";

/** Every page of the product: test/scripts/screens.test.ts refuses a route without one. */
export const PAGES: Record<string, Page> = {
  ...VISITOR_PAGES,
  ...READING_PAGES,
  ...ACCOUNT_PAGES,
  ...TEAM_PAGES,
  ...EVENT_PAGES,
  ...STAFF_PAGES,
};

export interface ScreenOfRoute {
  route: string;
  screen: Screen;
}

/** Returns the screens that are photographed, or those that axe reads. */
export const screensFor = (whom: "pictures" | "axe"): ScreenOfRoute[] =>
  Object.entries(PAGES).flatMap(([route, { screens }]) =>
    screens.filter(({ only }) => only === undefined || only === whom).map((screen) => ({ route, screen })),
  );

/** Returns a screen's address. */
export function addressOf({ route, screen: { at = route } }: ScreenOfRoute, ids: Ids): string {
  const named: Record<string, string> = { ...TOKENS, ...ids };
  return at.replaceAll(/\{(\w+)\}/g, (_, name: string) => present(named[name], at));
}
