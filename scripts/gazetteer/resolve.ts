import { medianOf } from "~/domain/lists";
import { distanceKm, type Position } from "~/domain/places/position";
import { foldText } from "~/domain/text/fold";
import { present, groupsOf } from "~/domain/values";
import { DISTRICTS } from "./known";
import type { PostalCode, Town } from "./register";
import seats from "./seats.json";

/** What a postcode's position comes from, best first. */
type Source = "town" | "district" | "municipality";

export interface Resolved extends PostalCode {
  position: Position;
  /** In the town that the postcode is named after; 0 without one. */
  population: number;
  source: Source;
}

/** A farther town is another of that name. */
const FARTHEST_FROM_SEAT_KM = 90;
const NEIGHBOURS = 12;

/** The town that the postcode is named after, else its district, else its municipality's seat. */
export function resolvePostalCodes(codes: PostalCode[], towns: Town[]) {
  const named = groupsOf(towns, (town) => foldText(town.name));
  const townsCalled = (name: string) =>
    named.get(foldText(name)) ?? named.get(foldText(name.replace(/ (i|på) .*$/, ""))) ?? [];
  const anchors = codes.flatMap((code) => {
    const [town, namesake] = townsCalled(code.place);
    return town && !namesake ? [{ code: code.code, position: town.position }] : [];
  });
  const seats = new Map<string, Position>();
  for (const [municipality, [{ code }]] of groupsOf(codes, (code) => code.municipality)) {
    seats.set(municipality, findSeat(municipality, middleOf(nearestByNumber(anchors, code)), townsCalled));
  }
  return {
    codes: codes.map((code) => place(code, present(seats.get(code.municipality), code.municipality), townsCalled)),
    /** By municipality. */
    seats,
  };
}

/**
 * Only where the seat has another name: a place of GeoNames, or a position to about a kilometre. The nearest town of
 * the name is taken.
 */
const SEATS: Record<string, string | Position> = seats;

type TownsCalled = (name: string) => Town[];

function findSeat(municipality: string, about: Position, townsCalled: TownsCalled): Position {
  const seat = SEATS[municipality] ?? municipality;
  if (typeof seat !== "string") return seat;
  const town = nearest(townsCalled(seat), about);
  if (!town) throw new Error(`GeoNames has no ${seat}: give ${municipality} a seat in seats.json`);
  return town.position;
}

function place(code: PostalCode, seat: Position, townsCalled: TownsCalled): Resolved {
  const district = DISTRICTS.find(([first, last]) => code.code >= first && code.code <= last)?.[2];
  const town = nearest(townsCalled(code.place), seat);
  const isThere = town && distanceKm(town.position, seat) <= FARTHEST_FROM_SEAT_KM;
  if (isThere && !(district && code.place === code.municipality)) {
    return { ...code, position: town.position, population: town.population, source: "town" };
  }
  return { ...code, position: district ?? seat, population: 0, source: district ? "district" : "municipality" };
}

function nearest(towns: Town[], to: Position): Town | undefined {
  return towns.toSorted((a, b) => distanceKm(a.position, to) - distanceKm(b.position, to))[0];
}

function nearestByNumber<T extends { code: string }>(known: T[], code: string): T[] {
  const away = (other: T) => Math.abs(Number(other.code) - Number(code));
  return known.toSorted((a, b) => away(a) - away(b)).slice(0, NEIGHBOURS);
}

function middleOf(places: { position: Position }[]): Position {
  return { lat: medianOf(places.map((p) => p.position.lat)), lng: medianOf(places.map((p) => p.position.lng)) };
}
