/** A pull request whose run does not wait, its GitHub, and a service whose scan ends when the test says so. */
import { expect } from 'vitest';
import { afterFile } from '../after-file.ts';
import type { StoredCheckRun } from '../github/objects.ts';
import { startTestGithub, type TestGithub, type TestGithubOptions } from '../github/server.ts';
import { completed, type Script, type ScriptedService, startScripted, violation } from '../scripted-service.ts';
import { git } from '../service/temporary-repository.ts';
import { type Ended, type GithubEvent, runAction, timeScales } from './run-action.ts';
import { apiKey, type Checkout, gitAnswer, makeCheckout, pullRequest, push, startGithub } from './world.ts';

/** A repository with a pull request, its GitHub, and a service whose scan ends when the test says so. */
export async function newScene(options: TestGithubOptions & { script?: Partial<Script> } = {}) {
  const checkout = makeCheckout({ 'README.md': 'A shop\n' }, { feature: { 'src/new.js': 'one()\ntwo()\n' } });
  const local = await startGithub(checkout, {
    pulls: { 7: { base: checkout.heads.main ?? '', head: checkout.heads.feature ?? '' } },
  });
  const { script, ...rest } = options;
  const github = await startTestGithub({
    ...rest,
    otherwise: (request) => {
      const number = /\/pulls\/(\d+)$/.exec(request.path)?.[1];
      return number === undefined ? gitAnswer(local, request) : { status: 200, body: pullOf(checkout, Number(number)) };
    },
  });
  const state: { scan: Record<string, unknown> } = { scan: { status: 'SCANNING' } };
  const service = await startScripted({
    lists: [[violation({ file_path: 'src/new.js', line_number: 2 })]],
    ...script,
    fault: (request, count) => {
      const given = script?.fault?.(request, count);
      if (given !== undefined || request.method !== 'GET' || request.path !== '/scans/scan_new_1') return given;
      return { status: 200, body: { ...ids, branch: 'feature', ...state.scan } };
    },
  });
  afterFile(() => github.stop());
  afterFile(() => service.stop());
  const scene: Scene = { checkout, github, service, state };
  github.store.workflowRuns.push({ headSha: checkout.heads.feature ?? '', branch: 'feature' });
  return scene;
}

const ids = { scan_id: 'scan_new_1', repository_id: 'repo_1' };

export interface Scene {
  checkout: Checkout;
  github: TestGithub;
  service: ScriptedService;
  /** What the service says of the scan. */
  state: { scan: Record<string, unknown> };
}

/** As GitHub's interface shows it now. */
function pullOf(checkout: Checkout, number: number): object {
  const { pull_request: pull } = pullRequest('feature', checkout, { number }).payload as { pull_request: object };
  const head = git(checkout.path, ['rev-parse', 'feature']);
  return {
    ...{ state: 'open', commits: 1, updated_at: '2026-06-01T12:00:00Z', ...pull },
    head: { ref: 'feature', sha: head, repo: { id: 412345678, full_name: checkout.repository } },
  };
}

export async function run(scene: Scene, event: GithubEvent, inputs: Record<string, string>): Promise<Ended> {
  const { github, service } = scene;
  const ended = await runAction({
    ...{ event, apiUrl: github.apiUrl },
    env: { SCAN_GATE_TIME_SCALE: timeScales.scripted },
    inputs: {
      ...{ 'base-url': service.baseUrl, 'api-key': apiKey, 'timeout-seconds': '7200', scope: 'scan' },
      ...{ 'github-token': github.token, ...inputs },
    },
  });
  expect(github.complaints).toEqual([]);
  return ended;
}

export const begin = (
  scene: Scene,
  event = pullRequest('feature', scene.checkout),
  inputs: Record<string, string> = {},
) => run(scene, event, { wait: 'false', ...inputs });

/** What the receiver starts: the workflow of the default branch, with the id of the scan. */
export function finish(
  scene: Scene,
  inputs: Record<string, string> = {},
  event = dispatch(scene.checkout),
): Promise<Ended> {
  return run(scene, event, { 'finish-pending': 'true', 'scan-id': 'scan_new_1', ...inputs });
}

export function dispatch(checkout: Checkout, branch = 'main', name = 'workflow_dispatch'): GithubEvent {
  const { payload, env } = push(branch, checkout);
  const { repository, ref } = payload as { repository: object; ref: string };
  return { name, payload: { ref, inputs: {}, repository }, env: env ?? {} };
}

export const end = (scene: Scene, counts: Record<string, number> = { high: 1 }) => {
  scene.state.scan = completed(counts);
};
export const only = ({ github }: Scene): StoredCheckRun => {
  expect(github.store.checkRuns).toHaveLength(1);
  return github.store.checkRuns[0] as StoredCheckRun;
};
export const left = { verdict: 'inconclusive', reason: 'not-waited', code: 0 } as const;
