import { round } from "./path";

type Attributes = Record<string, string | number | undefined>;
type Stop = readonly [offset: number, color: string, opacity?: number];

/** Shapes keep their order; each gradient is defined once. */
export class Sheet {
  private readonly shapes: string[] = [];
  private readonly definitions = new Map<string, string>();

  constructor(
    readonly width: number,
    readonly height: number,
  ) {}

  add(name: string, attributes: Attributes): void {
    this.shapes.push(element(name, attributes));
  }

  path(data: string, fill: string, attributes: Attributes = {}): void {
    this.add("path", { d: data, fill, ...attributes });
  }

  line(data: string, stroke: string, width: number, attributes: Attributes = {}): void {
    this.add("path", { d: data, fill: "none", stroke, "stroke-width": width, ...attributes });
  }

  circle(x: number, y: number, r: number, fill: string, attributes: Attributes = {}): void {
    this.add("circle", { cx: x, cy: y, r, fill, ...attributes });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): void {
    this.add("rect", { x: x || undefined, y: y || undefined, width, height, fill, ...attributes });
  }

  /** Groups what `draw` adds. */
  group(attributes: Attributes, draw: () => void): void {
    this.shapes.push(`<g${written(attributes)}>`);
    draw();
    this.shapes.push("</g>");
  }

  /** Over what it fills. */
  linear(stops: readonly Stop[], direction: "down" | "across" = "down"): string {
    const vector = direction === "down" ? { x2: 0, y2: 1 } : {};
    return this.define(
      (id) => `<linearGradient${written({ id, ...vector })}>${stops.map(stop).join("")}</linearGradient>`,
    );
  }

  /** From the middle of what it fills outwards. */
  radial(stops: readonly Stop[]): string {
    return this.define((id) => `<radialGradient${written({ id })}>${stops.map(stop).join("")}</radialGradient>`);
  }

  /** For `clip-path`. */
  clip(data: string): string {
    return this.define((id) => `<clipPath${written({ id })}>${element("path", { d: data })}</clipPath>`);
  }

  toSvg(size: { width?: number; height?: number } = {}): string {
    const attributes = { xmlns: "http://www.w3.org/2000/svg", viewBox: `0 0 ${this.width} ${this.height}`, ...size };
    const definitions = [...this.definitions.values()].join("");
    return `<svg${written(attributes)}>${definitions && `<defs>${definitions}</defs>`}${this.shapes.join("")}</svg>`;
  }

  private define(write: (id: string) => string): string {
    const key = write("");
    const known = [...this.definitions.keys()].indexOf(key);
    const id = idOf(known < 0 ? this.definitions.size : known);
    if (known < 0) this.definitions.set(key, write(id));
    return `url(#${id})`;
  }
}

const idOf = (index: number) => "abcdefghijklmnopqrstuvwxyz"[index % 26]! + (index < 26 ? "" : Math.floor(index / 26));

function stop([offset, color, opacity]: Stop): string {
  return element("stop", { offset: offset || undefined, "stop-color": color, "stop-opacity": opacity });
}

const element = (name: string, attributes: Attributes): string => `<${name}${written(attributes)}/>`;

function written(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== "")
    .map(([name, value]) => ` ${name}="${typeof value === "number" ? round100(value) : value}"`)
    .join("");
}

const round100 = (value: number) => (Math.abs(value) < 1 ? String(Math.round(value * 100) / 100) : round(value));
