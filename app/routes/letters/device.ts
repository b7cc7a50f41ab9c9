import type { ActionFunctionArgs } from "@remix-run/cloudflare";
import { requireMethod } from "~/http/methods";
import { dataNotFound, refusal, requireJson } from "~/http/requests";
import { leaveDeviceOfAccount, moveDevice, stopDevicePushes } from "~/models/push/devices";
import { lookAtDevice } from "~/models/push/look";
import { deviceRequest } from "~/schemas/letters/push";
import { viewDevice } from "~/views/letters/device";

/** The device's address and secret are the proof, signed out too; sent in a body, neither cached nor logged. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  requireMethod("POST")({ request, context });
  if (context.pushes.publicKey === null) throw dataNotFound();
  const asked = await requireJson(deviceRequest, request);
  switch (asked.intent) {
    case "stop":
      await stopDevicePushes(asked.device, asked.kind, context);
      return done();
    case "leave":
      await leaveDeviceOfAccount(asked.device, context);
      return done();
    case "renew": {
      const moved = await moveDevice(asked.device, asked.subscription, context);
      if (!moved.ok) throw refusal(422, { message: "Pushes are not sent to this service." });
      return done();
    }
    case "look": {
      const look = await lookAtDevice(asked, { ...context, viewer: await context.viewer() });
      const view = look && viewDevice(look, context);
      return Response.json(view, { headers: { "Cache-Control": "no-store" } });
    }
  }
}

const done = () => new Response(null, { status: 204 });

export const loader = requireMethod("POST");
