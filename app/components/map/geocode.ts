import type { Position } from "~/domain/places/position";

/** Asks our server; null where the position is unknown or the server can't be reached. */
export async function geocode(address: string, signal?: AbortSignal, exact?: true): Promise<Position | null> {
  try {
    const response = await fetch("/api/geocode-address", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ address, exact }),
      ...(signal && { signal }),
    });
    const { success, latitude, longitude } = await response.json<Record<string, unknown>>();
    if (success !== true || typeof latitude !== "number" || typeof longitude !== "number") return null;
    return { lat: latitude, lng: longitude };
  } catch {
    return null;
  }
}
