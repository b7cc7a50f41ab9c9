// Mends three faults of Miniflare: imported by whatever starts it.
import http from "node:http";
import sharp from "sharp";

// Its synchronous calls, such as D1's prepare(): its helper thread stores a value and then notifies. If the main thread
// waits for its next call already, that notice wakes it with nothing to read, and every later call gets the answer of
// the one before ("AssertionError: false == true"). A wait is over when the value has changed, not when it is woken.
const wait = Atomics.wait;
Atomics.wait = (array, index, value, timeout) => {
  let result = wait(array, index, value, timeout);
  while (result === "ok" && Atomics.load(array, index) === value) result = wait(array, index, value, timeout);
  return result;
};

// Its queues report each batch to a server in this process, which closes connections after five idle seconds. workerd,
// busy with a longer batch, does not notice and writes to the closed one; the queue then fails where nothing catches it
// and hands out no batch again. So that server closes none.
const createServer = http.createServer;
http.createServer = (...args) => Object.assign(createServer(...args), { keepAliveTimeout: 0 });

// Its pictures get black bars where Cloudflare cuts out the middle.
const { resize } = sharp.prototype;
sharp.prototype.resize = function (width, height, options) {
  return resize.call(this, width, height, options?.fit === "contain" ? { ...options, fit: "cover" } : options);
};
