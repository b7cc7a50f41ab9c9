import { READING } from "~/domain/intake/reading-files";
import { readOrder } from "~/domain/offline/keep-order";
import { isGround } from "~/domain/places/ground";
import { workerVersion } from "./build";
import { answerFile, dropFiles, dropOthers } from "./files";
import { follow } from "./keep";
import { answerData, answerDocument, keptPageOfData } from "./pages";
import { answerPicture, isPicture } from "./pictures";
import { listenForPushes } from "./push";
import { answerRoutes } from "./routes";
import { answerShare } from "./share-target";
import { CACHES } from "./store";

const worker = self as unknown as ServiceWorkerGlobalScope;

// A new version takes over at once: it reloads nothing, and open pages go on as they are.
worker.addEventListener("install", () => void worker.skipWaiting());
worker.addEventListener("activate", (event) =>
  event.waitUntil(
    Promise.all([
      worker.clients.claim(),
      dropFiles(Date.now()),
      dropOthers(CACHES.ground, isGround),
      dropOthers(CACHES.pictureReader, isOfReading),
    ]),
  ),
);

const isOfReading = (path: string) => path.startsWith(`${READING}/`);

/** Not this worker's: documents complete by themselves, programs' addresses, and files to be saved. */
const OTHERS = /^\/(?:tv|embed|paper|api|feeds|cards|mcp|oembed|cdn-cgi)\b|\.\w{2,4}$/;

worker.addEventListener("fetch", (event: FetchEvent) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method === "POST" && url.pathname === "/share" && request.mode === "navigate")
    return event.respondWith(answerShare(request));
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (url.pathname.startsWith("/assets/")) return event.respondWith(answerFile(request));
  if (isOfReading(url.pathname)) return event.respondWith(answerFile(request, CACHES.pictureReader));
  if (isGround(url.pathname)) return event.respondWith(answerFile(request, CACHES.ground));
  if (isPicture(url.pathname)) return event.respondWith(answerPicture(request));
  if (url.pathname === "/__manifest") return event.respondWith(answerRoutes(request));
  const page = keptPageOfData(url);
  if (page) return event.respondWith(answerData(event, page));
  if (request.mode === "navigate" && request.destination === "document" && !OTHERS.test(url.pathname))
    event.respondWith(answerDocument(event));
});

worker.addEventListener("message", (event) => {
  if (event.data === "version") event.ports[0]?.postMessage(workerVersion);
  const order = readOrder(event.data);
  if (order) event.waitUntil(follow(order));
});

listenForPushes(worker);
