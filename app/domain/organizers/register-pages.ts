import { hostOf, safeWebAddress } from "~/domain/text/links";

/** Legal forms that congregations have, and those of each that are looked for: all, or by trade and name. */
export const CONGREGATION_FORMS = [
  { form: "KIRK", trade: null, isByName: false },
  { form: "FLI", trade: "94.910", isByName: true },
  { form: "ANNA", trade: "94.910", isByName: true },
] as const;

const CONGREGATION =
  /menighe|meinighe|kirke|kyrkje|kyrkjelyd|bedehus|bønnehus|bønehus|misjonshus|misjonssal|forsamling|pinse|baptist|metodist|adventist|frelsesarme|kristne|kristen|kristent|indremisjon|normisjon|tabernakel|salem|betel|betania|filadelfia|zion|sion|eben-?eser|emmaus|katolsk|ortodoks|luthersk|evangelisk|kapell|kvekersamfunn|church|parish/i;

/** They carry such names and hold no gatherings. */
const NO_CONGREGATION =
  /barnehage|skole|skule|korps|speider|legat|eiendom|begravelse|gravferd|borettslag|kirkeforlag|ansattes|seniorforening|historielag/i;

export const isCongregationName = (name: string): boolean => CONGREGATION.test(name) && !NO_CONGREGATION.test(name);

/** Of a page that nobody keeps: an organizer has an e-mail, and this one leads nowhere. */
const NOBODY = "@enhetsregisteret.invalid";
export const nobodysEmail = (secret: string): string => secret + NOBODY;
export const isNobodys = (email: string): boolean => email.endsWith(NOBODY);

/** Homes of many pages or mailboxes, with all below them: churches as a whole, municipalities, builders of websites, mail. */
const SHARED = new RegExp(
  `(^|\\.)(${[
    "(kirken|kyrkja|norkirken|kirkepartner|den-norske-kirke|frelsesarmeen|misjonskirken|frikirken|frikirke|katolsk|normisjon|nlm|imf)\\.no",
    "(pinsebevegelsen|pinsekirken|baptist|metodistkirken|adventist|adventistkirken|delk|kommune|fylkeskommune)\\.no",
    "(facebook|fb|instagram|youtube|google|gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|proton|protonmail)\\.(com|no|me)",
    "(online|broadpark|getmail|start|lyse|altibox|frisurf|c2i|tele2|domeneshop|hjemmeside|123hjemmeside|styreweb|spoortz|cornerstone)\\.(no|net)",
    "(wordpress|blogspot|blogger|blogg|wix|wixsite|editorx|weebly|squarespace|webnode|jimdo\\w*|godaddysites|simplesite|mystrikingly)\\.(com|no|page|net)",
    "(one|yola\\w*|webador|mozello|site123|ucoz|tripod|duda|hubspot|tumblr|medium|substack|mailchi|linktr|carrd|bio|churchdesk|churchcenter)\\.(com|no|me|co|ee|mp|site|link)",
    "(github|gitlab|netlify|vercel|pages|workers|web|firebaseapp|herokuapp|webflow|framer|notion|business|azurewebsites|amazonaws)\\.(io|app|dev|com|net|site|website)",
    "n\\.nu|azurestaticapps\\.net",
  ].join("|")})$`,
);

/** Others' pages stand on its host too. */
export const isSharedHome = (address: string): boolean => SHARED.test(hostOf(address));

/** Whoever writes there speaks for the congregation: null unless the website is the front of a host of its own. */
export function ownDomainOf(website: string | null): string | null {
  const address = safeWebAddress(website);
  if (address === null || isSharedHome(address)) return null;
  const { pathname, search, hash, port } = new URL(address);
  return pathname + search + hash + port === "/" ? hostOf(address) : null;
}

/** The address is at the registered website's own domain. */
export const isAtDomain = (email: string, website: string | null): boolean =>
  email.slice(email.lastIndexOf("@") + 1) === ownDomainOf(website);

export const CLAIM_LINK_DAYS = 7;

/** So long a claim can be undone. */
export const UNDO_DAYS = 1;
