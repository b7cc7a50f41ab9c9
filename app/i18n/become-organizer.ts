import { catalogue } from "./catalogue";
import en from "./messages/en/become-organizer";
import nb from "./messages/nb/become-organizer";

export const becomeOrganizerMessages = catalogue({ nb, en });
