import { useNavigate } from "@remix-run/react";

/** Goes back where there is something of ours to go back to, else to `fallback`. */
export function useBack(fallback = "/"): () => void {
  const navigate = useNavigate();
  return () => {
    const isFirstPage = (window.history.state as { idx?: number } | null)?.idx === 0;
    if (isFirstPage) navigate(fallback);
    else navigate(-1);
  };
}
