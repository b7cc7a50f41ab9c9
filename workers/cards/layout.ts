import type { ContainerNode, ImageNode, Node } from "@takumi-rs/helpers";
import { CARD_SIZES, drawable, type DrawnCard } from "~/domain/cards/card";
import { LEADING, MEASURES, type Measures, titleRoom } from "./measures";
import { GOLD, type CardColors, cardColors, CREAM, OFF, OFF_INK, ON_GOLD, SOFT } from "./palette";

type Style = NonNullable<ContainerNode["style"]>;

const SERIF = "Fraunces, Fraunces more, Inter, Inter more, Inter Cyrillic, Inter Greek";
const SANS = "Inter, Inter more, Inter Cyrillic, Inter Greek";

/** Names of the bytes for the renderer. */
export const PICTURE = "picture";
export const LOGO = "logo";

/** The title by itself, for measuring. */
export const layTitle = (card: DrawnCard, titleSize: number): Node => titleOf(card, MEASURES[card.size], titleSize);

const box = (style: Style, children: Node[] = []): ContainerNode => ({ type: "container", style, children });

const words = (text: string, style: Style): Node => ({ type: "text", text, style });

/** Stands on `top + height`, `grow` pixels wider on each side than the window. */
function arch({ window }: Measures, grow: number, style: Style, children: Node[] = []): Node {
  const width = window.width + grow * 2;
  return box(
    {
      position: "absolute",
      display: "flex",
      left: window.left - grow,
      top: window.top - grow,
      width,
      height: window.height + grow,
      borderRadius: `${width / 2}px ${width / 2}px 0 0`,
      overflow: "hidden",
      ...style,
    },
    children,
  );
}

/** `titleSize` in pixels. */
export function layCard(card: DrawnCard, titleSize: number): Node {
  const { width, height } = CARD_SIZES[card.size];
  const measures = MEASURES[card.size];
  const colors = cardColors(card.type);
  const { window, stones } = measures;
  const x = window.left + window.width / 2;
  const y = window.top + window.height * 0.45;
  const glow = `radial-gradient(circle at ${x}px ${y}px, ${colors.near} 0%, ${colors.far} ${measures.isUpright ? 62 : 78}%)`;
  const picture: ImageNode = {
    type: "image",
    src: PICTURE,
    style: {
      width: window.width,
      height: window.height,
      objectFit: "cover",
      ...(card.isOff && { filter: "grayscale(0.75) brightness(0.7)" }),
    },
  };
  return box(
    { position: "relative", display: "flex", width, height, backgroundColor: colors.far, backgroundImage: glow },
    [
      ...[...stones]
        .reverse()
        .map((grow, i) => arch(measures, grow, { backgroundColor: colors.stone, opacity: [0.35, 0.6][i] ?? 1 })),
      arch(measures, 5, { backgroundColor: colors.light, opacity: card.isOff ? 0.45 : 0.95 }),
      arch(measures, 0, { backgroundColor: colors.stone }, [picture]),
      ...ground(measures, colors, { width, height }),
      said(card, measures, titleSize),
    ],
  );
}

/** Stands below an upright card's window. */
function ground(
  { isUpright, window, stones }: Measures,
  { stone }: CardColors,
  size: { width: number; height: number },
): Node[] {
  if (!isUpright) return [];
  const grow = Math.max(...stones) + 24;
  return [
    box({
      position: "absolute",
      left: window.left - grow,
      top: window.top + window.height,
      width: Math.min(size.width, window.width + grow * 2),
      height: 10,
      borderRadius: 5,
      backgroundColor: stone,
    }),
  ];
}

function titleOf(card: DrawnCard, { words: { width } }: Measures, titleSize: number, lines?: number): Node {
  return words(drawable(card.title), {
    fontFamily: SERIF,
    fontSize: titleSize,
    fontWeight: 620,
    lineHeight: LEADING,
    letterSpacing: "-0.012em",
    color: CREAM,
    width,
    ...(lines !== undefined && {
      overflowWrap: "anywhere",
      textWrap: "balance",
      lineClamp: lines,
      textOverflow: "ellipsis",
    }),
  });
}

function head({ state, kind, isOff }: DrawnCard, { small, gap }: Measures): Node[] {
  const parts = [
    ...(state ? [badge(state, small, isOff)] : []),
    ...(kind
      ? [words(kind, { fontFamily: SANS, fontSize: small, fontWeight: 600, color: GOLD, lineHeight: 1.3 })]
      : []),
  ];
  const row: Style = {
    display: "flex",
    flexDirection: "row",
    alignItems: "center",
    gap: small * 0.6,
    marginBottom: gap,
  };
  return parts.length > 0 ? [box(row, parts)] : [];
}

function said(card: DrawnCard, measures: Measures, titleSize: number): Node {
  const { words: area, text, small, gap } = measures;
  const when = [card.day, card.hours].filter((part) => part !== null);
  return box(
    {
      position: "absolute",
      display: "flex",
      flexDirection: "column",
      top: area.top,
      left: area.left,
      width: area.width,
      height: area.height,
    },
    [
      ...head(card, measures),
      titleOf(card, measures, titleSize, Math.max(1, Math.floor(titleRoom(measures) / (titleSize * LEADING)))),
      box(
        { display: "flex", flexDirection: "column", marginTop: gap, gap: Math.round(text * 0.22), width: area.width },
        [
          ...when.map((part, i) =>
            words(part, {
              fontFamily: SANS,
              fontSize: text,
              fontWeight: i === 0 ? 650 : 500,
              lineHeight: 1.25,
              color: card.isOff ? SOFT : CREAM,
              ...(card.isOff && { textDecoration: "line-through" }),
            }),
          ),
          ...(card.place ? [line(card.place, { fontSize: text * 0.9, fontWeight: 400, color: SOFT })] : []),
        ],
      ),
      box({ display: "flex", flexGrow: 1 }),
      box(
        {
          display: "flex",
          flexDirection: "row",
          alignItems: "center",
          justifyContent: "space-between",
          width: area.width,
          gap,
        },
        [by(card, small), mark(small)],
      ),
    ],
  );
}

/** Cut where it is too long. */
const line = (text: string, style: Style): Node =>
  words(drawable(text), { fontFamily: SANS, lineHeight: 1.3, lineClamp: 1, textOverflow: "ellipsis", ...style });

/** "Avlyst" */
const badge = (text: string, size: number, isOff: boolean): Node =>
  box(
    {
      display: "flex",
      backgroundColor: isOff ? OFF : GOLD,
      borderRadius: size,
      paddingLeft: size * 0.75,
      paddingRight: size * 0.75,
      paddingTop: size * 0.28,
      paddingBottom: size * 0.28,
    },
    [
      words(text, {
        fontFamily: SANS,
        fontSize: size * 1.2,
        fontWeight: 700,
        lineHeight: 1.2,
        color: isOff ? OFF_INK : ON_GOLD,
      }),
    ],
  );

function by({ organizer, logo }: DrawnCard, size: number): Node {
  if (!organizer && !logo) return box({ display: "flex" });
  const side = Math.round(size * 1.9);
  const frame: Node = {
    type: "image",
    src: LOGO,
    style: {
      width: side,
      height: Math.round(side * 1.1),
      objectFit: "cover",
      backgroundColor: CREAM,
      borderRadius: `${side / 2}px ${side / 2}px 6px 6px`,
      flexShrink: 0,
    },
  };
  return box(
    { display: "flex", flexDirection: "row", alignItems: "center", gap: size * 0.6, flexShrink: 1, minWidth: 0 },
    [
      ...(logo ? [frame] : []),
      ...(organizer ? [line(organizer, { fontSize: size, fontWeight: 600, color: CREAM })] : []),
    ],
  );
}

const mark = (size: number): Node =>
  box({ display: "flex", flexDirection: "row", alignItems: "center", gap: size * 0.4, flexShrink: 0, opacity: 0.92 }, [
    { type: "image", src: "mark", style: { width: size * 0.85, height: size * 1.05 } },
    words("Samling", { fontFamily: SERIF, fontSize: size * 1.05, fontWeight: 600, color: CREAM, lineHeight: 1.2 }),
  ]);
