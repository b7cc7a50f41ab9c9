import { MapPin } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Suggestion } from "./use-address-suggestions";

interface Props {
  id: string;
  label: string;
  suggestions: Suggestion[];
  /** Index of the option selected by keyboard; -1 for none. */
  active: number;
  onPick: (suggestion: Suggestion) => void;
}

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The suggested addresses below the field. The focus stays in the field. */
export function SuggestionList({ id, label, suggestions, active, onPick }: Props) {
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
          key={`${suggestion.display_name} ${index}`}
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
          <MapPin aria-hidden="true" className="icon-text text-fjord" />
          {suggestion.display_name}
        </li>
      ))}
    </ul>
  );
}
