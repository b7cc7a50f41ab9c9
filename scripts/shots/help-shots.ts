import { screensFor } from "#test/support/screens/screens";
import { LOCALES } from "~/domain/site/locales";
import { HELP_PICTURES } from "../../help/pictures";
import type { Shot } from "./camera";

export const HELP_PICTURES_FOLDER = "public/help-pictures";

/** One a language: on a phone, by day. `names` are beginnings of screens' names. */
export function helpShots(names: readonly string[]): Shot[] {
  const wanted = new Set(Object.values(HELP_PICTURES));
  const isWanted = (name: string) =>
    wanted.has(name) && (names.length === 0 || names.some((begin) => name.startsWith(begin)));
  return screensFor("pictures")
    .filter(({ screen }) => isWanted(screen.name))
    .flatMap(({ route, screen }) =>
      LOCALES.map((locale): Shot => ({
        route,
        screen: { ...screen, locale },
        device: "phone",
        themes: ["light"],
        helpFile: `${locale}/${screen.name}.jpg`,
      })),
    );
}
