import { Form, Link } from "@remix-run/react";
import { Search } from "lucide-react";
import { dashboardMessages } from "#messages/dashboard";
import { Button } from "~/components/ui/button";
import { inputStyle } from "~/components/ui/text-input";
import { useMessages } from "~/i18n/use-messages";
import type { OwnEventsView } from "~/views/events/own-events";

/** Searches the organizer's events of the shown period. */
export function OwnEventSearch({ list: { q, period } }: { list: OwnEventsView }) {
  const m = useMessages(dashboardMessages);
  return (
    <Form method="get" action="/dashboard" role="search" preventScrollReset className="mb-5 flex flex-wrap gap-2">
      {period === "past" && <input type="hidden" name="period" value="past" />}
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        aria-label={m.searchEvents}
        placeholder={m.searchEvents}
        autoComplete="off"
        enterKeyHint="search"
        className={inputStyle("min-w-0 flex-1 basis-48 sm:max-w-md")}
      />
      <Button type="submit" kind="quiet" className="min-h-12">
        <Search aria-hidden="true" className="icon-text" />
        {m.search}
      </Button>
      {q && (
        <Link
          to={period === "past" ? "/dashboard?period=past" : "/dashboard"}
          preventScrollReset
          className="inline-flex min-h-11 items-center px-2 font-semibold text-fjord underline-offset-4 hover:underline"
        >
          {m.clearSearch}
        </Link>
      )}
    </Form>
  );
}
