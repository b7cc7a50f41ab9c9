import { catalogue } from "./catalogue";
import en from "./messages/en/favorites";
import nb from "./messages/nb/favorites";

export const favoritesMessages = catalogue({ nb, en });
