import type { PageBlock, PageRegion } from "~/domain/intake/page/page-parts";
import type { PageItems } from "./page-items";

/** As `PageCollector` keeps it until its end tag. */
export interface OpenElement {
  id: number;
  tag: string;
  group: number | null;
  item: ReturnType<PageItems["open"]>;
  region: PageRegion;
  isStruck: boolean;
  isUnseen: boolean;
  /** A line. */
  isWithin: boolean;
  hasClass: boolean;
  isBold: boolean;
  isArticle: boolean;
  /** Its lines end where they are written so. */
  isPlain: boolean;
  /** Of `<time>`. */
  moment: string | null;
  /** Where it begins in its line, if it may say less or more than its text. */
  from: number | null;
  /** A part of a line that is of something else. */
  isAside: boolean;
  kind: PageBlock["kind"];
  level: number;
  link: string | null;
}

/** Around all of them. */
export const ROOT: OpenElement = {
  id: -1,
  tag: "",
  group: null,
  item: null,
  region: "main",
  isStruck: false,
  isUnseen: false,
  isWithin: false,
  hasClass: false,
  isBold: false,
  isArticle: false,
  isPlain: false,
  moment: null,
  from: null,
  isAside: false,
  kind: "text",
  level: 0,
  link: null,
};
