import { type ReactNode, useEffect, useRef } from "react";

interface Props<Suggestion> {
  id: string;
  label: string;
  suggestions: readonly Suggestion[];
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
  children: (suggestion: Suggestion) => ReactNode;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The focus stays in the combobox's field. */
export function SuggestionList<Suggestion>({ id, label, suggestions, active, onPick, children }: Props<Suggestion>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={label}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-80 overflow-y-auto rounded-field border border-line bg-surface p-1.5 shadow-float"
    >
      {suggestions.map((suggestion, index) => (
        <li
          key={index}
          id={optionId(id, index)}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onMouseDown={(event) => {
            event.preventDefault();
            onPick(suggestion);
          }}
          className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-inner px-3 py-2 hover:bg-sunk aria-selected:bg-fjord-tint"
        >
          {children(suggestion)}
        </li>
      ))}
    </ul>
  );
}
