import { Link, useSearchParams } from "@remix-run/react";
import { X } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import { homeMessages } from "#messages/home";
import { understoodMessages } from "#messages/understood";
import { searchHref } from "~/components/search/search-params";
import { chipStyle } from "~/components/ui/choice-chip";
import { useMessages } from "~/i18n/use-messages";
import type { UnderstoodChip, UnderstoodView } from "~/views/search/understood";

/** What the sentence was read as: each is taken away or changed by one press. */
export function UnderstoodChips({ of: { chips, notes, exact } }: { of: UnderstoodView }) {
  const m = useMessages(understoodMessages);
  const [search] = useSearchParams();
  const list = useRef<HTMLUListElement>(null);
  const pressed = useRef(-1);
  const links = () => [...(list.current?.querySelectorAll("a") ?? [])];
  // Where the pressed one was, the next is: the keyboard goes on from there.
  useEffect(() => {
    if (pressed.current >= 0) (links()[pressed.current] ?? links().at(-1))?.focus();
    pressed.current = -1;
  }, [chips]);
  const onPress = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    pressed.current = links().indexOf(currentTarget);
  };
  return (
    <>
      <div className="relative -mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:-mx-8 lg:px-8 print:hidden">
        <ul ref={list} aria-label={m.title} className="flex w-max items-center gap-2 lg:w-auto lg:flex-wrap">
          {chips.map((chip) => (
            <Chip key={chip.text} chip={chip} search={search} onPress={onPress} />
          ))}
          <li>
            <Link
              to={searchHref(search, exact)}
              onClick={onPress}
              replace
              preventScrollReset
              className="inline-block py-2.5 font-medium text-fjord underline"
            >
              {m.exact}
            </Link>
          </li>
        </ul>
      </div>
      {notes.length > 0 && (
        <p role="status" className="mt-1 text-balance">
          {notes.join(" ")}
        </p>
      )}
    </>
  );
}

interface ChipProps {
  chip: UnderstoodChip;
  search: URLSearchParams;
  onPress: (event: MouseEvent<HTMLAnchorElement>) => void;
}

function Chip({ chip: { text, without, others }, search, onPress }: ChipProps) {
  const m = useMessages(homeMessages);
  return (
    <>
      <li>
        <Link
          to={searchHref(search, without)}
          onClick={onPress}
          replace
          preventScrollReset
          className={chipStyle("fjord")}
        >
          {text}
          <X aria-hidden="true" className="icon-note" />
          <span className="sr-only">{m.takeOut}</span>
        </Link>
      </li>
      {others.map((other) => (
        <li key={other.text}>
          <Link
            to={searchHref(search, other.change)}
            onClick={onPress}
            replace
            preventScrollReset
            className={chipStyle("off")}
          >
            {other.text}
          </Link>
        </li>
      ))}
    </>
  );
}
