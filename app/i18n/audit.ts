import { catalogue } from "./catalogue";
import en from "./messages/en/audit";
import nb from "./messages/nb/audit";

export const auditMessages = catalogue({ nb, en });
