import { catalogue } from "./catalogue";
import en from "./messages/en/map";
import nb from "./messages/nb/map";

export const mapMessages = catalogue({ nb, en });
