/** Asks or tells something as this device, which its subscription is the proof of. */
export async function askOfDevice(question: {
  intent: string;
  device: PushSubscription;
  [more: string]: unknown;
}): Promise<Response> {
  const response = await fetch("/api/push-device", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(question),
    keepalive: question.intent === "leave", // Signing out goes on to another page.
  });
  if (!response.ok) throw new Error(`/api/push-device: ${response.status}`);
  return response;
}
