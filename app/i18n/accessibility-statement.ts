import { catalogue } from "./catalogue";
import en from "./messages/en/accessibility-statement";
import nb from "./messages/nb/accessibility-statement";

/** Put together on the server: no browser carries it. */
export const accessibilityStatementMessages = catalogue({ nb, en });
