type Lists = Record<"searches" | "organizer_ids" | "event_ids", readonly string[]>;

type Question = { device: PushSubscription } & ({ intent: "look"; lists: Lists } | { intent: "leave" });

/** The subscription proves that it is this device. */
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
