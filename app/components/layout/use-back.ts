import { useLocation, useNavigate } from "@remix-run/react";
import { useOnTheWay } from "./on-the-way";

/** Goes back where there is something of ours to go back to, else to `fallback`; from a page that has not come yet, to the one that is left for it. */
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
