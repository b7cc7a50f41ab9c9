import { catalogue } from "./catalogue";
import en from "./messages/en/moderation";
import nb from "./messages/nb/moderation";

export const moderationMessages = catalogue({ nb, en });
