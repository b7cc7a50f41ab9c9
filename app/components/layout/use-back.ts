import { useLocation, useNavigate } from "@remix-run/react";
import { useOnTheWay } from "~/components/ui/on-the-way";

/** Where the history has a page of ours, else to `fallback`; while a page is loading, stays on the current one. */
export function useBack(fallback = "/"): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  const isOnTheWay = useOnTheWay() !== undefined;
  return () => {
    const isFirstPage = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isOnTheWay) navigate(here, { replace: true, preventScrollReset: true });
    else if (isFirstPage) navigate(fallback);
    else navigate(-1);
  };
}
