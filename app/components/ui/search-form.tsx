import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "./button";
import { inputStyle } from "./text-input";

interface Props {
  label: string;
  query: string;
  /** Of the button. */
  search: string;
  /** More to choose, between field and button. */
  children?: ReactNode;
}

/** A search in a list, which works without scripts and leads to the page's own address. */
export function SearchForm({ label, query, search, children }: Props) {
  return (
    <Form role="search" className="flex flex-wrap gap-2.5">
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={200}
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        className={inputStyle("min-w-0 flex-1 basis-60")}
      />
      {children}
      <Button type="submit" className="min-h-12">
        <Search aria-hidden="true" className="icon-text" />
        {search}
      </Button>
    </Form>
  );
}
