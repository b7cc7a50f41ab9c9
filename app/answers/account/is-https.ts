import type { AppContext } from "~/context";

/** Whether browsers reach the product over https, so that cookies can be Secure. */
export const isHttps = ({ settings }: Pick<AppContext, "settings">) => settings.APP_URL.startsWith("https:");
