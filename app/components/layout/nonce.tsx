import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Lets a script tag run; only the server knows it, and writes it into the page. */
export const useNonce = () => useContext(NonceContext);
