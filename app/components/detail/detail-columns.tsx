import type { ReactNode } from "react";

interface Props {
  head: ReactNode;
  /** Beside the content on large screens, after the head on phones. */
  side: ReactNode;
  isSideLast?: boolean;
  children: ReactNode;
}

export function DetailColumns({ head, side, isSideLast = false, children }: Props) {
  const beside = (
    <div
      className={`flex flex-col gap-4 self-start lg:sticky lg:top-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:mt-0 ${isSideLast ? "mt-10" : "mt-4"}`}
    >
      {side}
    </div>
  );
  return (
    <div className="mx-auto grid grid-cols-1 max-w-[1180px] gap-x-9 px-5 pt-6 lg:grid-cols-[minmax(0,1fr)_372px] lg:grid-rows-[auto_1fr] lg:px-8 lg:pt-8">
      <div>{head}</div>
      {!isSideLast && beside}
      <div className="mt-8 flex min-w-0 flex-col gap-10 lg:mt-9">{children}</div>
      {isSideLast && beside}
    </div>
  );
}
