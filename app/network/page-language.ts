import { LANGUAGE_HEADER, type Locale } from "~/domain/site/locales";

/**
 * From now on all that this page asks for comes in its own language, also where another tab has chosen another meanwhile.
 * (The Content-Security-Policy lets nothing be asked of others.)
 */
export function askInLanguage(locale: Locale): void {
  const { fetch } = window;
  window.fetch = (input, init) => {
    const request = new Request(input, init);
    request.headers.set(LANGUAGE_HEADER, locale);
    return fetch(request);
  };
}
