/** `scan-gate` as a program that git and shells start. What it does is played in the test's process: to load the gate and its scanners takes a process seconds. */
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { text } from 'node:stream/consumers';
import { afterFile } from '../after-file.ts';
import { makeFolder } from '../service/temporary-repository.ts';
import { playCommand } from '../session.ts';

export interface PlayedProgram {
  /** A folder for PATH: it has `scan-gate`. */
  folder: string;
  /** The same for `node`. */
  script: string;
}

/** Where scans are processes of their own (`test:long`), this is the real command from its source. */
export async function installProgram(): Promise<PlayedProgram> {
  const folder = makeFolder();
  const real = join(import.meta.dirname, '../../src/cli.ts');
  const script = process.env.SCAN_HERE === '1' ? writeRelay(folder, await listen()) : real;
  const file = join(folder, 'scan-gate');
  writeFileSync(file, `#!/bin/sh\nexec "${execPath}" "${script}" "$@"\n`);
  chmodSync(file, 0o755);
  return { folder, script };
}

/** The program says how it was started, and prints what it is answered. */
function writeRelay(folder: string, port: number): string {
  const script = join(folder, 'relay.mjs');
  const lines = [
    `import { connect } from 'node:net';`,
    `const socket = connect({ port: ${port}, host: '127.0.0.1' });`,
    `socket.end(JSON.stringify({ argv: process.argv.slice(2), env: process.env, folder: process.cwd() }));`,
    `let answer = '';`,
    `for await (const part of socket.setEncoding('utf8')) answer += part;`,
    `const { code, printed, complained } = JSON.parse(answer);`,
    `process.stdout.write(printed);`,
    `process.stderr.write(complained);`,
    `process.exitCode = code;`,
  ];
  writeFileSync(script, lines.join('\n'));
  return script;
}

async function listen(): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterFile(() => server.close());
  return (server.address() as { port: number }).port;
}

async function answer(socket: Socket): Promise<void> {
  const { argv, env, folder } = JSON.parse(await text(socket));
  const played = await playCommand(argv, { env, folder, hasTerminal: false, now: new Date() });
  socket.end(JSON.stringify(played));
}
