#!/usr/bin/env node
const [major, minor] = process.versions.node.split('.').map(Number);
if (major > 22 || (major === 22 && minor >= 19)) {
  await (await import('../bundle/index.js')).start('cli');
} else {
  console.error(`scan-gate: Node ${process.versions.node} is too old; install Node 22.19 or newer`);
  process.exitCode = 2;
}
