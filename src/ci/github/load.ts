/** Loads what speaks to GitHub, once the service's first request has left. */
import { setImmediate } from 'node:timers/promises';

export async function loadGithubClient() {
  await letRequestsLeave();
  return import(/* webpackChunkName: "github" */ './client.ts');
}

export async function loadGithubReader() {
  await letRequestsLeave();
  return import(/* webpackChunkName: "github" */ './reader.ts');
}

/** Loading blocks the thread. A connection that was begun is made in the next turns, so the service's first request leaves before. */
async function letRequestsLeave(): Promise<void> {
  await setImmediate();
  await setImmediate();
}
