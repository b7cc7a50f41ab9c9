import { useSearchParams } from "@remix-run/react";
import { MonthPlan } from "~/components/month/month-plan";
import { RESULTS } from "~/components/search/scroll-to-results";
import { searchHref } from "~/components/search/search-params";
import type { HomeView } from "~/views/search/home";

export function MonthFace({ of: { month } }: { of: HomeView }) {
  const [search] = useSearchParams();
  if (!month) return null;
  return (
    <MonthPlan
      id={RESULTS}
      month={month}
      address={{
        hrefOf: ({ month, day = null }) => searchHref(search, { month, day }),
        listOf: (day) => searchHref(search, { view: null, when: null, month: null, day: null, from: day, to: day }),
        action: "/",
        fields: [...new URLSearchParams(searchHref(search, { month: null, day: null }).slice("/?".length))],
      }}
    />
  );
}
