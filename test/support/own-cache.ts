let file = 0;

/** Leaves all copies to the files before: the edge's cache cannot be emptied, but each file may have addresses of its own. */
export const leaveCache = (): void => void file++;

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
