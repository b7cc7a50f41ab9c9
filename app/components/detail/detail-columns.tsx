import type { ReactNode } from "react";

interface Props {
  head: ReactNode;
  /** What stays in sight beside the rest on large screens, and comes after the head on phones. */
  side: ReactNode;
  children: ReactNode;
}

/** The two columns of a detail page, one on phones, in the order in which they are read. */
export function DetailColumns({ head, side, children }: Props) {
  return (
    <div className="mx-auto grid grid-cols-1 max-w-[1180px] gap-x-9 px-5 pt-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_1fr] lg:px-8 lg:pt-8">
      <div>{head}</div>
      <div className="row-span-2 mt-6 flex flex-col gap-4 self-start lg:sticky lg:top-6 lg:mt-0">{side}</div>
      <div className="mt-8 flex min-w-0 flex-col gap-10 lg:mt-9">{children}</div>
    </div>
  );
}
