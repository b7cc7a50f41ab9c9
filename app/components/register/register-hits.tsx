import { registerMessages } from "#messages/register";
import { Button } from "~/components/ui/button";
import { registerIntent } from "~/domain/organizers/register-form";
import { useMessages } from "~/i18n/use-messages";
import type { UnitView } from "~/views/organizers/register-lookup";
import { HolderNotice } from "./holder-notice";
import type { Lookup } from "./use-register-lookup";

interface Props {
  /** Null before the first lookup. */
  lookup: Lookup | null;
  isBusy: boolean;
  onChoose: (unit: UnitView) => void;
  onMore: (page: number) => void;
}

export function RegisterHits({ lookup, isBusy, onChoose, onMore }: Props) {
  const m = useMessages(registerMessages);
  const hits = lookup?.kind === "hits" ? lookup : null;
  const nextPage = hits?.nextPage ?? null;
  return (
    <div className={lookup ? "mt-4 flex flex-col gap-3" : undefined}>
      <p
        role="status"
        className={
          lookup && !hits ? "rounded-field bg-amber-tint px-4 py-3 font-medium text-amber-ink" : "text-ink-soft"
        }
      >
        {lookup && (lookup.kind === "hits" ? m.found(lookup.units.length, lookup.total) : m.problems[lookup.kind])}
      </p>
      {hits && hits.units.length > 0 && (
        <>
          <ul aria-label={m.hits} className="flex flex-col divide-y divide-line rounded-field border border-line">
            {hits.units.map((unit) => (
              <UnitRow key={unit.number} unit={unit} onChoose={onChoose} />
            ))}
          </ul>
          {nextPage !== null && (
            <Button
              kind="quiet"
              type="submit"
              formNoValidate
              name="intent"
              value={registerIntent({ kind: "search", page: nextPage })}
              aria-disabled={isBusy}
              onClick={(event) => {
                event.preventDefault();
                if (!isBusy) onMore(nextPage);
              }}
              className="self-start"
            >
              {isBusy ? m.searching : m.more}
            </Button>
          )}
          <p className="text-note text-ink-soft">{m.source}</p>
        </>
      )}
    </div>
  );
}

function UnitRow({ unit, onChoose }: { unit: UnitView; onChoose: Props["onChoose"] }) {
  const m = useMessages(registerMessages);
  const { number, name, facts, standing, holder } = unit;
  const isActive = standing === "active";
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold">{name}</p>
        <p className="text-note text-ink-soft">{facts}</p>
        {standing !== "active" && (
          <p className="mt-1 text-note text-danger">
            {m.standings[standing]} {m.byHand}
          </p>
        )}
        {isActive && holder && <HolderNotice text={m.alreadyHere(holder.name)} id={holder.id} />}
      </div>
      {isActive && (
        <Button
          kind="quiet"
          type="submit"
          formNoValidate
          name="intent"
          value={registerIntent({ kind: "choose", number })}
          aria-label={m.chooseNamed(name)}
          onClick={(event) => {
            event.preventDefault();
            onChoose(unit);
          }}
        >
          {m.choose}
        </Button>
      )}
    </li>
  );
}
