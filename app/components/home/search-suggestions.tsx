import { useNavigate } from "@remix-run/react";
import { Church, MapPin, Search } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { suggestionMessages } from "#messages/suggestions";
import { fillField } from "~/components/address/fill-field";
import { SuggestionList } from "~/components/suggestions/suggestion-list";
import { useAnswerTo } from "~/components/suggestions/use-answer-to";
import { useCombobox } from "~/components/suggestions/use-combobox";
import { useMessages } from "~/i18n/use-messages";
import type { SuggestionsView, SuggestionView } from "~/views/search/suggestions";

/** `onPick` is told which field was filled in. */
export interface TypedSearch {
  input: HTMLInputElement;
  onPick: (changed: string) => void;
  /** Sends the form when typing pauses. */
  timer: RefObject<number | undefined>;
}

const ICONS = { place: MapPin, word: Search, organizer: Church };
const SHORTEST = 2;
const TYPING_PAUSE_MS = 150;

/** Enter searches for what is typed until a suggestion is selected. */
export function SearchSuggestions({ of: { input, onPick, timer } }: { of: TypedSearch }) {
  const m = useMessages(suggestionMessages);
  const navigate = useNavigate();
  const listId = useId();
  const [typed, setTyped] = useState(() => (input.value === input.defaultValue ? "" : input.value));
  const query = typed.trim();
  const suggestions = useAnswerTo(query.length < SHORTEST ? "" : query, ask, TYPING_PAUSE_MS);
  const count = suggestions?.length ?? 0;
  const close = () => setTyped("");
  const pick = (chosen: SuggestionView) => {
    close();
    if (chosen.kind === "organizer") {
      window.clearTimeout(timer.current ?? undefined);
      return navigate(`/organizer/${chosen.id}`);
    }
    fillField(input, chosen.q);
    const near = chosen.kind === "place" ? chosen.near : null;
    if (near !== null) fillField(input.form?.elements.namedItem("near"), near);
    onPick(near === null ? "q" : "near");
  };
  const combobox = useCombobox({ listId, suggestions, onPick: pick, onClose: close });
  const field = useRef(combobox);
  field.current = combobox;
  useListeners(input, {
    onType(text) {
      setTyped(text);
      combobox.setActive(-1);
    },
    onLeave: close,
    press(key) {
      const isForList = field.current.press(key);
      if (key === "Enter" && !isForList) close();
      return isForList;
    },
  });
  useEffect(() => setAttributes(input, combobox.attributes));
  return (
    <>
      {suggestions && count > 0 && (
        <SuggestionList id={listId} label={m.label} suggestions={suggestions} active={combobox.active} onPick={pick}>
          {({ kind, text, note }) => <Option kind={kind} text={text} note={note} />}
        </SuggestionList>
      )}
      <p role="status" className="sr-only">
        {suggestions && m.found(count)}
      </p>
    </>
  );
}

function Option({ kind, text, note }: Pick<SuggestionView, "kind" | "text" | "note">) {
  const m = useMessages(suggestionMessages);
  const Icon = ICONS[kind];
  return (
    <>
      <Icon aria-hidden="true" className="icon-text shrink-0 text-fjord" />
      <span className="min-w-0 flex-1 wrap-anywhere sm:flex sm:items-baseline sm:justify-between sm:gap-4">
        <span className="block">{text}</span>{" "}
        {kind !== "word" && (
          <span className="block shrink-0 text-note text-ink-soft">{[note, m[kind]].filter(Boolean).join(" · ")}</span>
        )}
      </span>
    </>
  );
}

interface Listeners {
  onType: (text: string) => void;
  onLeave: () => void;
  /** True where the key was meant for the list. */
  press: (key: string) => boolean;
}

/** Another component draws the field. */
function useListeners(input: HTMLInputElement, listeners: Listeners): void {
  const current = useRef(listeners);
  current.current = listeners;
  useEffect(() => {
    const onInput = (event: Event) => {
      // Scripts need no suggestions.
      current.current.onType(event instanceof InputEvent ? input.value : "");
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.isComposing && current.current.press(event.key)) event.preventDefault();
    };
    const onBlur = () => current.current.onLeave();
    input.addEventListener("input", onInput);
    input.addEventListener("keydown", onKeyDown);
    input.addEventListener("blur", onBlur);
    return () => {
      input.removeEventListener("input", onInput);
      input.removeEventListener("keydown", onKeyDown);
      input.removeEventListener("blur", onBlur);
    };
  }, [input]);
}

function setAttributes(element: HTMLElement, attributes: Record<string, string | boolean | undefined>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) element.removeAttribute(name);
    else element.setAttribute(name, String(value));
  }
}

/** Without a response the field is a plain one. */
async function ask(query: string, signal: AbortSignal): Promise<SuggestionView[] | null> {
  try {
    const response = await fetch(`/suggestions.json?q=${encodeURIComponent(query)}`, { signal });
    return response.ok ? (await response.json<SuggestionsView>()).suggestions : null;
  } catch {
    return null;
  }
}
