import { useEffect, useState } from "react";

let isTakenOver = false;

/** Returns whether this was rendered by the server with the whole page; false for what the browser renders later. */
export function useIsServersPage(): boolean {
  const [isServers] = useState(() => !isTakenOver);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  return isServers;
}
