import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** The nonce that lets a script tag run; known on the server only, where it is written into the page. */
export const useNonce = () => useContext(NonceContext);
