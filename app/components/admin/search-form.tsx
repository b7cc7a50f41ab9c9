import { Form } from "@remix-run/react";
import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { adminMessages } from "#messages/admin";
import { Button } from "~/components/ui/button";
import { useMessages } from "~/i18n/use-messages";

export function AdminSearchForm({ label, query, children }: { label: string; query: string; children?: ReactNode }) {
  const m = useMessages(adminMessages);
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
        className="h-12 min-w-0 flex-1 basis-60 rounded-field border-[1.5px] border-line-strong bg-surface px-4 text-ink placeholder:text-ink-faint"
      />
      {children}
      <Button type="submit" className="min-h-12">
        <Search aria-hidden="true" className="icon-text" />
        {m.search}
      </Button>
    </Form>
  );
}
