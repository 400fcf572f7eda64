/** Given to a run with `--import`: writes down how many bytes of files it has loaded when it first connects to anything. */
import { writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { Socket } from 'node:net';

let bytes = 0;
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (url.startsWith('file:')) bytes += Buffer.byteLength(loaded.source ?? '');
    return loaded;
  },
});

const { connect } = Socket.prototype;
Socket.prototype.connect = function connectFirst(...args) {
  writeFileSync(process.env.LOADED_BYTES_FILE, String(bytes));
  Socket.prototype.connect = connect;
  return connect.apply(this, args);
};
