import { Form, Link, useNavigate } from "@remix-run/react";
import { ChevronLeft } from "lucide-react";
import { monthMessages } from "#messages/month";
import { Button } from "~/components/ui/button";
import { useHydrated } from "~/components/ui/use-hydrated";
import { monthOf } from "~/domain/time/days-and-moments";
import { useMessages } from "~/i18n/use-messages";
import type { MonthLink, MonthView } from "~/views/search/month";
import type { MonthAddress } from "./month-address";

interface Props {
  month: MonthView;
  address: MonthAddress;
  id: string;
}

export function MonthHead({ month, address, id }: Props) {
  return (
    <div className="mt-4 mb-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 lg:mt-3">
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <Neighbour of="previous" link={month.previous} address={address} />
        <div className="min-w-0 flex-1 text-center sm:min-w-56">
          <h2 id={id} tabIndex={-1} className="scroll-mt-4 text-section first-letter:uppercase">
            {month.heading}
          </h2>
          <p role="status" className="text-note text-ink-soft even-digits">
            {month.count}
          </p>
        </div>
        <Neighbour of="next" link={month.next} address={address} />
      </div>
      <Leap month={month} address={address} />
    </div>
  );
}

function Neighbour({ of, link, address }: { of: "previous" | "next"; link: MonthLink | null; address: MonthAddress }) {
  const m = useMessages(monthMessages);
  const icon = <ChevronLeft aria-hidden="true" className={of === "next" ? "rotate-180" : undefined} />;
  const shape = "grid size-11 shrink-0 place-items-center rounded-full border-[1.5px]";
  if (!link) {
    return (
      <span aria-hidden="true" className={`${shape} border-line text-ink-faint opacity-50 print:hidden`}>
        {icon}
      </span>
    );
  }
  return (
    <Link
      to={address.hrefOf({ month: link.month })}
      rel={of === "previous" ? "prev" : "next"}
      preventScrollReset
      prefetch="intent"
      className={`${shape} border-line bg-surface hover:border-line-strong print:hidden`}
    >
      {icon}
      <span className="sr-only">
        {m[of]}, {link.name}
      </span>
    </Link>
  );
}

function Leap({ month, address }: Omit<Props, "id">) {
  const m = useMessages(monthMessages);
  const navigate = useNavigate();
  const isAlive = useHydrated();
  return (
    <Form action={address.action} className="flex items-center gap-2 max-sm:w-full print:hidden">
      {address.fields.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <label className="flex min-w-0 flex-1 items-center gap-2 text-note font-medium text-ink-soft">
        <span className="shrink-0">{m.goToDay}</span>
        <input
          type="date"
          name="day"
          required
          key={`${month.month}${month.chosen?.day}`}
          defaultValue={month.chosen?.isAsked ? month.chosen.day : ""}
          onChange={({ target: { value, validity } }) => {
            if (validity.valid && value)
              navigate(address.hrefOf({ month: monthOf(value), day: value }), { preventScrollReset: true });
          }}
          className="h-11 w-full min-w-0 rounded-inner border-[1.5px] border-line-strong bg-surface px-3 text-ink"
        />
      </label>
      {!isAlive && (
        <Button type="submit" kind="quiet">
          {m.go}
        </Button>
      )}
    </Form>
  );
}
