import type * as z from "zod";
import { churchFamilyOf } from "~/domain/organizers/church-family";
import type { RegisterUnit } from "~/domain/organizers/register";
import { LANGUAGES_BY_NAME } from "~/domain/site/locales";
import { parseWebsite } from "~/domain/text/links";
import { inOrdinaryLetters, nameInOrdinaryLetters } from "~/domain/text/ordinary-letters";
import { cleanLine } from "~/domain/text/plain-text";
import { email } from "~/schemas/forms/fields";
import type { subunitAnswer, UnitAnswer } from "~/schemas/organizers/brreg";

export function readUnit(answer: UnitAnswer): RegisterUnit {
  return {
    ...readSubunit(answer),
    ...placeOf(answer),
    website: parseWebsite(cleanLine(answer.hjemmeside ?? "")),
    email: email
      .nullable()
      .catch(null)
      .parse(answer.epostadresse ?? null),
    language: LANGUAGES_BY_NAME.get(answer.maalform?.toLowerCase() ?? "") ?? null,
    standing: standingOf(answer),
  };
}

export const readSubunit = (answer: z.output<typeof subunitAnswer>): RegisterUnit => ({
  number: answer.organisasjonsnummer,
  name: nameInOrdinaryLetters(cleanLine(answer.navn)),
  form: cleanLine(answer.organisasjonsform?.beskrivelse ?? "") || null,
  address: null,
  city: null,
  website: null,
  email: null,
  language: null,
  family: churchFamilyOf({ code: answer.organisasjonsform?.kode ?? null, name: answer.navn }),
  standing: "subunit",
});

function standingOf(answer: UnitAnswer): RegisterUnit["standing"] {
  if (answer.slettedato) return "deleted";
  if (answer.konkurs) return "bankrupt";
  if (answer.underTvangsavviklingEllerTvangsopplosning) return "forced_winding_up";
  return answer.underAvvikling ? "winding_up" : "active";
}

/** A home, or a post box: only the town is taken. */
const NO_PLACE = /(^|\s)(c\/o\b|v\/)|^(att|postboks|pb|serviceboks)\b/i;

function placeOf({ forretningsadresse, postadresse }: UnitAnswer): Pick<RegisterUnit, "address" | "city"> {
  const { adresse, postnummer, poststed, landkode } = forretningsadresse ?? postadresse ?? {};
  if (landkode && landkode !== "NO") return { address: null, city: null };
  const city = inOrdinaryLetters(cleanLine(poststed ?? "")) || null;
  const lines = (adresse ?? []).map((line) => cleanLine(line ?? "")).filter(Boolean);
  const isPlace = lines.length > 0 && !lines.some((line) => NO_PLACE.test(line));
  const town = [postnummer, city].filter(Boolean).join(" ");
  return { address: isPlace ? [...lines, town].filter(Boolean).join(", ") : null, city };
}
