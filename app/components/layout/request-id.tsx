import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** Returns the request's id in the log; only known on the server, which writes it into the page. */
export const useRequestId = () => useContext(RequestIdContext);
