import type { AppContext } from "~/context";
import type { Viewer } from "~/domain/accounts/access";
import { carriedUnit, nameToCarry, prefill, type PrefilledTexts, takeFromRegister } from "~/domain/organizers/prefill";
import { REGISTER_FIELDS, type RegisterIntent } from "~/domain/organizers/register-form";
import { lookUpUnits } from "~/models/organizers/look-up";
import type { FormTexts } from "~/schemas/forms/parse";
import { readRegisterIntent } from "~/schemas/organizers/register";
import { type RegisterAnswerView, type UnitView, viewLookup } from "~/views/organizers/register-lookup";

type Asking = Pick<AppContext, "db" | "register" | "settings" | "now">;

export interface AskedForm {
  texts: FormTexts;
  register: RegisterAnswerView;
}

/** Null where the form is to be saved. A search for nothing is Enter in another field. */
export function registerIntentOf(texts: FormTexts): RegisterIntent | null {
  const intent = readRegisterIntent(texts["intent"]);
  return intent?.kind === "search" && !texts[REGISTER_FIELDS.query]?.trim() ? null : intent;
}

/** Without scripts; fills fields as the page's scripts do. */
export async function askForForm(
  intent: RegisterIntent,
  texts: FormTexts,
  viewer: Viewer,
  context: Asking,
): Promise<AskedForm> {
  const look = async (query: string, page = 0) => viewLookup(await lookUpUnits({ query, page }, viewer, context));
  if (intent.kind === "search") {
    const query = texts[REGISTER_FIELDS.query] ?? "";
    const lookup = await look(query, intent.page);
    const name = lookup.kind === "unreachable" ? nameToCarry(query, texts) : null;
    return {
      texts: name ? { ...texts, name, [REGISTER_FIELDS.carried]: name } : texts,
      register: { lookup, chosen: null },
    };
  }
  const former = await unitBy(texts[REGISTER_FIELDS.chosen], look);
  if (intent.kind === "choose") {
    const lookup = await look(intent.number);
    const unit = onlyActive(lookup);
    const before = former?.texts ?? carriedUnit(texts[REGISTER_FIELDS.carried]);
    return unit ? chosen(unit, before, texts) : { texts, register: { lookup, chosen: null } };
  }
  if (!former) return { texts, register: { lookup: { kind: "unreachable" }, chosen: null } };
  return chosen(former, former.texts, filledIn(texts, takeFromRegister(former.texts, intent.field)));
}

function chosen(unit: UnitView, former: PrefilledTexts | null, texts: FormTexts): AskedForm {
  const change = prefill(texts, unit.texts, former);
  return {
    texts: { ...filledIn(texts, change.filled), [REGISTER_FIELDS.chosen]: unit.number },
    register: { lookup: null, chosen: { unit, ...change } },
  };
}

/** A new address has no position yet. */
const filledIn = (texts: FormTexts, filled: Partial<PrefilledTexts>): FormTexts => ({
  ...texts,
  ...filled,
  ...(filled.address !== undefined && { lat: "", lng: "" }),
});

async function unitBy(number: string | undefined, look: (query: string) => Promise<RegisterAnswerView["lookup"]>) {
  return number ? onlyActive(await look(number)) : null;
}

function onlyActive(lookup: RegisterAnswerView["lookup"]): UnitView | null {
  const [unit, ...others] = lookup?.kind === "hits" ? lookup.units : [];
  return unit?.standing === "active" && others.length === 0 ? unit : null;
}
