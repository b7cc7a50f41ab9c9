import { Church, X } from "lucide-react";
import { useId, useState } from "react";
import { hostMessages } from "#messages/hosts";
import { HelpMark } from "~/components/help/help-mark";
import { SuggestionList } from "~/components/suggestions/suggestion-list";
import { keysInForm, useCombobox } from "~/components/suggestions/use-combobox";
import { ButtonLink } from "~/components/ui/button";
import { Field } from "~/components/ui/field";
import { FormSection } from "~/components/ui/form-section";
import { inputStyle, Options } from "~/components/ui/text-input";
import { useHydrated } from "~/components/ui/use-hydrated";
import { type ChosenHost, HOST_PARTS, MOST_HOSTS, readChosenHosts } from "~/domain/events/hosts";
import { useContentLanguage, useMessages } from "~/i18n/use-messages";
import { useOrganizerSuggestions } from "./use-organizer-suggestions";

interface Props {
  /** Null for a new event. */
  id: string | null;
  organizerId: string;
  value: string | undefined;
}

/** For a new event; an existing one's hosts have a page of their own, and so have they without scripts. */
export function HostsSection({ id, organizerId, value }: Props) {
  const m = useMessages(hostMessages);
  return (
    <FormSection title={m.title}>
      {id !== null ? (
        <p>
          <ButtonLink kind="quiet" to={`/dashboard/event/${id}/hosts`}>
            {m.manage}
          </ButtonLink>
        </p>
      ) : (
        <ChooseHosts organizerId={organizerId} value={value} />
      )}
    </FormSection>
  );
}

function ChooseHosts({ organizerId, value }: Omit<Props, "id">) {
  const m = useMessages(hostMessages);
  const [chosen, setChosen] = useState(() => readChosenHosts(value));
  const isHydrated = useHydrated();
  const change = (id: string, part: ChosenHost["part"]) =>
    setChosen(chosen.map((host) => (host.id === id ? { ...host, part } : host)));
  return (
    <>
      <p className="text-ink-soft">{isHydrated ? m.whenPublished : m.afterPublishing}</p>
      <input type="hidden" name="hosts" value={chosen.length > 0 ? JSON.stringify(chosen) : ""} />
      {chosen.length > 0 && (
        <ul className="flex flex-col gap-2.5">
          {chosen.map((host) => (
            <li key={host.id}>
              <Chosen
                host={host}
                onChange={(part) => change(host.id, part)}
                onRemove={() => setChosen(chosen.filter(({ id }) => id !== host.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {!isHydrated ? null : chosen.length < MOST_HOSTS ? (
        <FindHost
          taken={[organizerId, ...chosen.map(({ id }) => id)]}
          onPick={(host) => setChosen([...chosen, { ...host, part: "partner" }])}
        />
      ) : (
        <p role="status">{m.full}</p>
      )}
    </>
  );
}

interface ChosenProps {
  host: ChosenHost;
  onChange: (part: ChosenHost["part"]) => void;
  onRemove: () => void;
}

function Chosen({ host, onChange, onRemove }: ChosenProps) {
  const m = useMessages(hostMessages);
  const lang = useContentLanguage();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-field border border-line py-2 pr-2 pl-4">
      <span lang={lang} className="min-w-0 flex-1 basis-40 font-semibold wrap-anywhere">
        {host.name}
      </span>
      <select
        aria-label={m.partOf(host.name)}
        value={host.part}
        onChange={({ target }) => onChange(HOST_PARTS.find((part) => part === target.value) ?? "partner")}
        className="min-h-11 rounded-field border-[1.5px] border-line-strong bg-surface px-3"
      >
        <Options of={HOST_PARTS} named={(part) => m.part[part]} />
      </select>
      <button
        type="button"
        onClick={onRemove}
        aria-label={m.withdrawFor(host.name)}
        className="grid size-11 place-items-center rounded-full text-ink-soft hover:bg-sunk"
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}

interface FindProps {
  taken: readonly string[];
  onPick: (host: { id: string; name: string }) => void;
}

/** Sends nothing itself. */
function FindHost({ taken, onPick }: FindProps) {
  const m = useMessages(hostMessages);
  const listId = useId();
  const [typed, setTyped] = useState("");
  const found = useOrganizerSuggestions(typed);
  const suggestions = found?.filter(({ id }) => !taken.includes(id)) ?? [];
  const pick = ({ id, name }: (typeof suggestions)[number]) => {
    setTyped("");
    onPick({ id, name });
  };
  const close = () => setTyped("");
  const combobox = useCombobox({ listId, suggestions, onPick: pick, onClose: close });
  const isOpen = suggestions.length > 0;
  return (
    <div>
      <Field label={m.find} name="host_query" help={<HelpMark about="hosts" label={m.find} />} isOptional>
        {({ name: _name, ...control }) => (
          <div className="relative">
            <input
              {...control}
              type="text"
              value={typed}
              autoComplete="off"
              {...combobox.attributes}
              onChange={({ target }) => {
                setTyped(target.value);
                combobox.setActive(-1);
              }}
              onKeyDown={keysInForm(combobox.press)}
              // "Nothing found" stays: removing it would move what is below away from the finger that presses it.
              onBlur={() => isOpen && close()}
              className={inputStyle()}
            />
            {isOpen && (
              <SuggestionList
                id={listId}
                label={m.find}
                suggestions={suggestions}
                active={combobox.active}
                onPick={pick}
              >
                {({ name, city }) => (
                  <>
                    <Church aria-hidden="true" className="icon-text text-fjord" />
                    {[name, city].filter(Boolean).join(", ")}
                  </>
                )}
              </SuggestionList>
            )}
          </div>
        )}
      </Field>
      <p role="status" className={found && !isOpen ? "mt-1.5 text-note text-ink-soft" : "sr-only"}>
        {found && (isOpen ? m.count(suggestions.length) : m.nothingFound)}
      </p>
    </div>
  );
}
