import { useEffect, useState } from "react";

let isTakenOver = false;

/** The server rendered this with the whole page; false for what the browser renders later. */
export function useIsServersPage(): boolean {
  const [isServers] = useState(() => !isTakenOver);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  return isServers;
}
