import type { PageData, PageParts } from "~/domain/intake/page/page-parts";

/** Nothing but data, as an interface returned it. */
export const barePage = (address: string | null, data: PageData[], isCut: boolean): PageParts => ({
  address,
  base: address,
  title: null,
  canonical: null,
  language: null,
  feeds: [],
  frames: [],
  leads: [],
  data,
  items: [],
  blocks: [],
  groups: [{ parent: -1, depth: 0, from: 0, to: 0 }],
  programs: [],
  isCut,
});
