import { catalogue } from "./catalogue";
import en from "./messages/en/privacy-policy";
import nb from "./messages/nb/privacy-policy";

/** Put together on the server: no browser carries it. */
export const privacyPolicyMessages = catalogue({ nb, en });
