import { useEffect, useState } from "react";

let isTakenOver = false;

/** Whether this was drawn by the server as part of the whole page: false for what the browser draws by itself later. */
export function useIsServersPage(): boolean {
  const [isServers] = useState(() => !isTakenOver);
  useEffect(() => {
    isTakenOver = true;
  }, []);
  return isServers;
}
