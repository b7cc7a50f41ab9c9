import { createContext, useContext } from "react";

const NonceContext = createContext<string | undefined>(undefined);

export const NonceProvider = NonceContext.Provider;

/** Returns the nonce that lets a script tag run; only known on the server, which writes it into the page. */
export const useNonce = () => useContext(NonceContext);
