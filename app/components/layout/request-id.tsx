import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** Its id in the log; only the server knows it, and writes it into the page. */
export const useRequestId = () => useContext(RequestIdContext);
