import { Link } from "@remix-run/react";
import { type FormEvent, useState } from "react";
import { commonMessages } from "#messages/common";
import { followingMessages } from "#messages/letters";
import { HelpMark } from "~/components/help/help-mark";
import { findTypedPlace } from "~/components/home/find-typed-place";
import { PlaceSuggestions } from "~/components/home/place-suggestions";
import { usePlaceSuggestions } from "~/components/home/use-place-suggestions";
import { Button } from "~/components/ui/button";
import { SelectField, TextField } from "~/components/ui/field";
import { Options } from "~/components/ui/text-input";
import { EVENT_TYPES } from "~/domain/events/types";
import { MOST_FOLLOWED } from "~/domain/letters/letters";
import { DEFAULT_RADIUS_KM, RADII_KM } from "~/domain/search/limits";
import { useMessages } from "~/i18n/use-messages";
import { followedAs } from "~/views/addresses/feed-address";
import { followOnDevice } from "./device-searches";

type Outcome = "asking" | "added" | "full" | "nothing" | "unknown" | "failed";

/** On this device. Without scripts it leads to what can be done without. */
export function AddFollow() {
  const m = useMessages(followingMessages);
  const { eventTypes } = useMessages(commonMessages);
  const { suggestions, suggestFor } = usePlaceSuggestions();
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const follow = async (fields: FormData, place: string): Promise<Outcome> => {
    const type = EVENT_TYPES.filter((one) => one === fields.get("type"));
    if (type.length === 0 && place === "") return "nothing";
    const found = place === "" ? null : await findTypedPlace(place);
    if (typeof found === "string") return found;
    const radius = RADII_KM.find((km) => String(km) === fields.get("radius_km")) ?? DEFAULT_RADIUS_KM;
    const isAdded = followOnDevice(followedAs({ type, near: found?.name, radius_km: radius }));
    return isAdded ? "added" : "full";
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const field = form.elements.namedItem("near") as HTMLInputElement;
    if (outcome === "asking") return;
    setOutcome("asking");
    const typed = field.value;
    const next = await follow(new FormData(form), typed.trim());
    setOutcome(next);
    if (next !== "added") field.focus();
    // What was typed while the answer was on its way stays.
    else if (field.value === typed) form.reset();
  };
  const problem =
    outcome === "nothing" || outcome === "unknown" || outcome === "failed" ? m.problems[outcome] : undefined;
  const said =
    outcome === "asking" ? m.asking : outcome === "added" ? m.added : outcome === "full" ? m.full(MOST_FOLLOWED) : null;

  return (
    <section aria-labelledby="add" className="rounded-card border border-line bg-surface p-5">
      <h2 id="add" className="mb-4 text-section">
        {m.add}
      </h2>
      <form
        action="/abonner"
        onSubmit={(event) => void submit(event)}
        className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      >
        <SelectField label={m.type} name="type">
          <option value="">{m.anyType}</option>
          <Options of={EVENT_TYPES} named={(type) => eventTypes[type]} />
        </SelectField>
        <TextField
          label={m.place}
          name="near"
          help={<HelpMark about="followPlace" label={m.place} />}
          error={problem}
          list="followed-places"
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => suggestFor(target.value)}
        />
        <PlaceSuggestions id="followed-places" suggestions={suggestions} />
        <SelectField label={m.radius} name="radius_km" defaultValue={DEFAULT_RADIUS_KM}>
          <Options of={RADII_KM} named={(km) => m.km(km)} />
        </SelectField>
        <p className="self-end">
          <Button type="submit">{m.addButton}</Button>
        </p>
      </form>
      <p role="status" className="mt-3 font-medium empty:hidden">
        {said}
      </p>
      <p className="mt-4">
        <Link to="/organizations" className="text-fjord underline">
          {m.organizers}
        </Link>
      </p>
    </section>
  );
}
