let file = 0;

/** Starts with an empty cache: it cannot be emptied, but its keys can be others for each test file. */
export const renewCache = (): void => void file++;

const ownKey = (key: RequestInfo | URL): Request => {
  const request = new Request(key);
  const address = new URL(request.url);
  address.hostname = `file-${file}.${address.hostname}`;
  return new Request(address, request);
};

const { match, put } = Cache.prototype;
const remove = Cache.prototype.delete;
Cache.prototype.match = function (key, options) {
  return match.call(this, ownKey(key), options);
};
Cache.prototype.put = function (key, response) {
  return put.call(this, ownKey(key), response);
};
Cache.prototype.delete = function (key, options) {
  return remove.call(this, ownKey(key), options);
};
