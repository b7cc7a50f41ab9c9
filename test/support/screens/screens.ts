import * as z from "zod";
import { LOCALES } from "~/domain/site/locales";
import { present } from "~/domain/values";
import { caseFile, groupsOf } from "../cases";
import { PEOPLE, type Person as JourneyPerson } from "../journey-accounts";
import * as acts from "./acts";
import * as mapActs from "./map-acts";
import * as publicActs from "./public-acts";
import { DEMO_PEOPLE, type Ids, NEW_PEOPLE, type Screen, TOKENS } from "./screen";

const ACTS: Record<string, unknown> = { ...acts, ...mapActs, ...publicActs };

function actNamed(name: string): NonNullable<Screen["prepare"]> {
  const act = ACTS[name];
  if (typeof act !== "function") throw new Error(`Nobody does ${name} before a screen is looked at`);
  return act as NonNullable<Screen["prepare"]>;
}

const named = (text: string, ids: Record<string, string>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => present(ids[name], text));

const screen = z.strictObject({
  name: z.string(),
  only: z.enum(["pictures", "axe"]).optional(),
  at: z.string().optional(),
  as: z.enum([...DEMO_PEOPLE, ...NEW_PEOPLE, ...(Object.keys(PEOPLE) as JourneyPerson[])]).optional(),
  locale: z.enum(LOCALES).optional(),
  status: z.coerce.number().optional(),
  cookies: z
    .string()
    .transform((text) => Object.fromEntries(new URLSearchParams(named(text, TOKENS))))
    .optional(),
  prepare: z.string().transform(actNamed).optional(),
  complaints: z
    .string()
    .transform((text) => [new RegExp(text)])
    .optional(),
  hasPictures: z.literal("yes").optional(),
});

/** A line of the file: its name, and what else is to be said of it as "as=owner". */
function screenOf(line: string): Screen {
  const [name, ...others] = line.split("\t");
  const said = others.map((cell) => [cell.slice(0, cell.indexOf("=")), cell.slice(cell.indexOf("=") + 1)]);
  return screen.parse({ name, ...Object.fromEntries(said) }) as Screen;
}

export interface ScreenOfRoute {
  route: string;
  screen: Screen;
}

/** Every state of a page that is looked at. */
export const SCREENS: readonly ScreenOfRoute[] = Object.entries(groupsOf(caseFile("screens.txt"))).flatMap(
  ([route, lines]) => lines.map((line) => ({ route, screen: screenOf(line) })),
);

/** Returns the screens that are photographed, or those that axe reads. */
export const screensFor = (whom: "pictures" | "axe"): ScreenOfRoute[] =>
  SCREENS.filter(({ screen: { only } }) => only === undefined || only === whom);

/** Returns a screen's address. */
export const addressOf = ({ route, screen: { at = route } }: ScreenOfRoute, ids: Ids): string =>
  named(at, { ...TOKENS, ...ids });
