/** What the device follows and has saved. */
type Lists = Record<"searches" | "organizer_ids" | "event_ids", readonly string[]>;

type Question = { device: PushSubscription } & ({ intent: "look"; lists: Lists } | { intent: "leave" });

/** Asks or tells something as this device, which its subscription is the proof of. */
export async function askOfDevice(question: Question): Promise<Response> {
  const response = await fetch("/api/push-device", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    keepalive: question.intent === "leave", // Signing out goes on to another page.
  });
  if (!response.ok) throw new Error(`/api/push-device: ${response.status}`);
  return response;
}
