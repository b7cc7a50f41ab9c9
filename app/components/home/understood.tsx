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
  const onPress = ({ target }: MouseEvent) => {
    pressed.current = links().findIndex((link) => link.contains(target as Node));
  };
  return (
    <>
      <div className="relative -mx-5 overflow-x-auto px-5 py-1 [scrollbar-width:none] lg:-mx-8 lg:px-8 print:hidden">
        <ul
          ref={list}
          onClick={onPress}
          aria-label={m.title}
          className="flex w-max items-center gap-2 lg:w-auto lg:flex-wrap"
        >
          {chips.map((chip) => (
            <Chip key={chip.text} chip={chip} search={search} />
          ))}
          <li>
            <Link
              to={searchHref(search, exact)}
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

function Chip({ chip: { text, without, others }, search }: { chip: UnderstoodChip; search: URLSearchParams }) {
  const m = useMessages(homeMessages);
  return (
    <>
      <li>
        <Link to={searchHref(search, without)} replace preventScrollReset className={chipStyle("fjord")}>
          {text}
          <X aria-hidden="true" className="icon-note" />
          <span className="sr-only">{m.takeOut}</span>
        </Link>
      </li>
      {others.map((other) => (
        <li key={other.text}>
          <Link to={searchHref(search, other.change)} replace preventScrollReset className={chipStyle("off")}>
            {other.text}
          </Link>
        </li>
      ))}
    </>
  );
}
