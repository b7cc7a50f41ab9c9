import { useLocation, useNavigate } from "@remix-run/react";
import type { MouseEvent } from "react";
import { useOnTheWay } from "~/components/ui/on-the-way";

/** Where the history has a page of ours, else to `fallback`; while a page is loading, stays on the current one. */
export function useBack(fallback = "/"): (event: MouseEvent) => void {
  const navigate = useNavigate();
  const here = useLocation();
  const isOnTheWay = useOnTheWay() !== undefined;
  return (event) => {
    event.preventDefault();
    const isFirstPage = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isOnTheWay) navigate(here, { replace: true, preventScrollReset: true });
    else if (isFirstPage) navigate(fallback);
    else navigate(-1);
  };
}
