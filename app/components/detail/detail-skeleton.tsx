import { useLayoutEffect } from "react";
import { Skeleton } from "~/components/ui/skeleton";
import { commonMessages } from "~/i18n/common";
import { useMessages } from "~/i18n/use-messages";

/** Stands where an event's or an organizer's page is about to appear, beginning at its top. */
export function DetailSkeleton() {
  const m = useMessages(commonMessages);
  useLayoutEffect(() => {
    window.scrollTo(0, 0); // Answers with a promise in new browsers, which is no clean-up.
  }, []);
  return (
    <div aria-busy="true" className="mx-auto max-w-[1180px] lg:px-8 lg:pt-13">
      <p role="status" className="sr-only">
        {m.loading}
      </p>
      <Skeleton className="aspect-3/2 max-h-[46dvh] w-full sm:aspect-21/9 lg:aspect-21/8 lg:max-h-none lg:rounded-[32px]" />
      <div className="grid gap-8 px-5 pt-6 lg:grid-cols-[1fr_372px] lg:px-0">
        <div className="flex flex-col gap-4">
          <Skeleton className="h-6 w-28 rounded-full" />
          <Skeleton className="h-10 w-4/5 rounded-full" />
          <Skeleton className="h-20 max-w-[520px] rounded-[18px]" />
          <Skeleton className="mt-4 h-4 w-full rounded-full" />
          <Skeleton className="h-4 w-3/4 rounded-full" />
        </div>
        <Skeleton className="h-72 rounded-[22px]" />
      </div>
    </div>
  );
}
