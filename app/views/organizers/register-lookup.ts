import { spacedNumber } from "~/domain/organizers/contact";
import { type Prefill, type PrefilledTexts, registerTexts } from "~/domain/organizers/prefill";
import type { RegisterStanding } from "~/domain/organizers/register";
import type { Result } from "~/domain/result";
import type { FoundUnit, LookUpProblem, UnitHits } from "~/models/organizers/look-up";

/** A unit of the register to choose. */
export interface UnitView {
  /** Nine digits. */
  number: string;
  name: string;
  /** "999 000 177 · Røros · Forening/lag/innretning" */
  facts: string;
  /** Only an active one can be chosen. */
  standing: RegisterStanding;
  /** Somebody else's organizer that has the number. */
  holder: { id: string; name: string } | null;
  /** What it fills into the profile's form. */
  texts: PrefilledTexts;
}

/** What a lookup in the register led to. */
export type LookupView =
  | { kind: "hits"; units: UnitView[]; total: number; nextPage: number | null }
  | { kind: LookUpProblem["kind"] };

/** A chosen unit, and what it did to the form. */
export interface ChosenUnitView extends Prefill {
  unit: UnitView;
}

/** The form's part about the register, where it came back without scripts. */
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
