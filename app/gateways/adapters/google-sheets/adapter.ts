import { type Adapter, AdapterFailure } from "../adapter";
import { sheetReading } from "./map";

/**
 * Google Sheets, https://support.google.com/docs/answer/183965 and …/export?format=csv&gid=: published. The address of a
 * sheet becomes that of its CSV where it is pasted (app/domain/intake/recognise.ts).
 *
 * Traps of asking: a sheet that is not shared with everybody who has the link leads to a sign-in page with status 200, or to
 * 401. Without `gid` it is the first sheet. Others: map.ts.
 */
export const googleSheets: Adapter = {
  id: "google-sheets",
  isAddress: ({ hostname, pathname }) => hostname === "docs.google.com" && pathname.startsWith("/spreadsheets/"),
  async read({ address }, network, now) {
    const sheet = await network.file(address.href);
    if (!/text\/csv/i.test(sheet.contentType ?? ""))
      throw new AdapterFailure("refused", "no CSV: the sheet is not shared");
    return sheetReading(sheet, now);
  },
};
