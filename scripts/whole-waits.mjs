// Mends a race in Miniflare's synchronous calls, such as D1's prepare(): imported by whatever starts Miniflare.
//
// Miniflare's helper thread stores a value and then notifies. If the main thread waits for its next call already, that
// notice wakes it with nothing to read, and every later call gets the answer of the one before
// ("AssertionError: false == true"). A wait is over when the value has changed, not when it is woken.

const wait = Atomics.wait;

Atomics.wait = (array, index, value, timeout) => {
  let result = wait(array, index, value, timeout);
  while (result === "ok" && Atomics.load(array, index) === value) result = wait(array, index, value, timeout);
  return result;
};
