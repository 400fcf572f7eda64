#!/usr/bin/env node
const [major, minor, patch] = process.versions.node.split('.').map((part) => parseInt(part, 10));
const isLater = minor > 18 || (minor === 18 && patch >= 0);
if (major > 22 || (major === 22 && isLater)) {
  await (await import('../bundle/index.js')).startPart('cli');
} else {
  console.error(`scan-gate: Node ${process.versions.node} is too old; install Node 22.18.0 or newer`);
  process.exitCode = 2;
}
