import { createContext, useContext } from "react";

const RequestIdContext = createContext<string | undefined>(undefined);

export const RequestIdProvider = RequestIdContext.Provider;

/** By which the log knows the request that this page answers; known on the server only, where it is written into the page. */
export const useRequestId = () => useContext(RequestIdContext);
