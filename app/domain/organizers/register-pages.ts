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

/** Hosts where pages or mailboxes of many stand side by side; also of the Church of Norway as a whole. */
const SHARED =
  /(^|\.)(facebook|fb|instagram|youtube|google|gmail|wordpress|blogspot|blogger|wixsite|weebly|squarespace|webnode|jimdo\w*|one|domeneshop|hotmail|outlook|live|yahoo|icloud|online|msn|kirken|kyrkja|kirkepartner|norkirken|github|linktr)\.(com|no|me|ee|io|net)$/;

/** Whoever writes there speaks for the congregation; null where the website stands among those of others. */
export function ownDomainOf(website: string | null): string | null {
  const address = safeWebAddress(website);
  const host = address && hostOf(address);
  return host === null || SHARED.test(host) ? null : host;
}

/** The address is at the registered website's own domain. */
export const isAtDomain = (email: string, website: string | null): boolean =>
  email.slice(email.lastIndexOf("@") + 1) === ownDomainOf(website);

export const CLAIM_LINK_DAYS = 7;
