import { type FormEvent, useRef, useState } from "react";
import { settingsMessages } from "#messages/settings";
import { findTypedPlace } from "~/components/home/find-typed-place";
import { PlaceSuggestions } from "~/components/home/place-suggestions";
import { usePlaceSuggestions } from "~/components/home/use-place-suggestions";
import { storeHome, useStoredHome } from "~/components/location/device-location";
import { Button } from "~/components/ui/button";
import { FieldError } from "~/components/ui/field-error";
import { inputStyle } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";

/** Lists are near it by themselves. Without scripts the field searches near the place. */
export function HomePlace() {
  const m = useMessages(settingsMessages).home;
  const home = useStoredHome();
  const { suggestions, suggestFor } = usePlaceSuggestions();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"unknown" | "failed" | null>(null);
  const [isAsking, setIsAsking] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const typed = field.current?.value ?? "";
    if (isAsking) return;
    setIsAsking(true);
    const found = await findTypedPlace(typed);
    setIsAsking(false);
    setProblem(typeof found === "string" ? found : null);
    if (typeof found === "string") return field.current?.focus();
    storeHome(found.name);
    // What was typed while the answer was on its way stays.
    if (field.current?.value === typed) field.current.value = "";
  };

  return (
    <section aria-labelledby="home-place" className="rounded-card border border-line bg-surface p-5">
      <h2 id="home-place" className="text-title">
        {m.title}
      </h2>
      <p id="home-place-hint" className="mt-1 text-note text-ink-soft">
        {m.hint}
      </p>
      <p role="status" className="mt-2 font-medium empty:hidden">
        {isAsking ? m.asking : home && m.current(home)}
      </p>
      <form action="/" onSubmit={(event) => void save(event)} className="mt-2 flex flex-wrap items-end gap-2">
        <label className="flex min-w-0 flex-1 basis-52 flex-col gap-1 text-note font-medium text-ink-soft">
          {m.place}
          <input
            ref={field}
            name="near"
            list="home-places"
            required
            maxLength={100}
            autoComplete="off"
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem ? "home-place-problem" : "home-place-hint"}
            onChange={({ target }) => suggestFor(target.value)}
            className={inputStyle("font-normal")}
          />
        </label>
        <PlaceSuggestions id="home-places" suggestions={suggestions} />
        <Button type="submit" kind="quiet">
          {m.save}
        </Button>
        {home && (
          <Button type="button" kind="quiet" onClick={() => storeHome(null)}>
            {m.remove}
          </Button>
        )}
      </form>
      {problem && <FieldError id="home-place-problem">{m[problem]}</FieldError>}
    </section>
  );
}
