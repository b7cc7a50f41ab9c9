import { spacedNumber } from "~/domain/organizers/contact";
import { type Prefill, type PrefilledTexts, registerTexts } from "~/domain/organizers/prefill";
import type { RegisterStanding } from "~/domain/organizers/register";
import type { Result } from "~/domain/values";
import type { FoundUnit, LookUpProblem, UnitHits } from "~/models/organizers/look-up";

export interface UnitView {
  /** Nine digits. */
  number: string;
  name: string;
  /** "999 000 177 · Røros · Forening/lag/innretning" */
  facts: string;
  /** Only an active one can be chosen. */
  standing: RegisterStanding;
  holder: { id: string; name: string } | null;
  /** Fills the profile's form. */
  texts: PrefilledTexts;
}

export type LookupView =
  | { kind: "hits"; units: UnitView[]; total: number; nextPage: number | null }
  | { kind: LookUpProblem["kind"] };

export interface ChosenUnitView extends Prefill {
  unit: UnitView;
}

/** Shown where the form came back without scripts. */
export interface RegisterAnswerView {
  lookup: LookupView | null;
  chosen: ChosenUnitView | null;
}

const viewUnit = ({ unit, holder }: FoundUnit): UnitView => ({
  number: unit.number,
  name: unit.name,
  facts: [spacedNumber(unit.number), unit.city, unit.form].filter(Boolean).join(" · "),
  standing: unit.standing,
  holder,
  texts: registerTexts(unit),
});

export const viewLookup = (found: Result<UnitHits, LookUpProblem>): LookupView =>
  found.ok ? { kind: "hits", ...found.value, units: found.value.units.map(viewUnit) } : { kind: found.problem.kind };
