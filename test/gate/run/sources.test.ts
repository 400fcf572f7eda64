import { expect, it } from 'vitest';
import { listSourceNames } from '../../../src/gate/run/advisories.ts';
import { createDefaultSettings } from '../../../src/gate/settings/reading.ts';

it.each<
  [
    what: string,
    advisories: readonly string[] | undefined,
    token: string | undefined,
    env: Record<string, string>,
    names: string[],
  ]
>([
  ['a workflow with a token', undefined, 'token', { GITHUB_ACTIONS: 'true' }, ['github']],
  ['a workflow without a token', undefined, undefined, { GITHUB_ACTIONS: 'true' }, []],
  ['another CI system', undefined, 'token', { CI: 'true' }, []],
  ['a workflow of Gitea', undefined, 'token', { GITHUB_ACTIONS: 'true', GITEA_ACTIONS: 'true' }, []],
  ['a workflow whose policy says none', ['none'], 'token', { GITHUB_ACTIONS: 'true' }, []],
  ['a machine whose policy names sources', ['/var/lib/osv', 'registry'], undefined, {}, ['/var/lib/osv', 'registry']],
])('packages are looked up in %s: %j', (_, advisories, githubToken, env, names) => {
  expect(listSourceNames({ ...createDefaultSettings(), advisories, githubToken }, env)).toEqual(names);
});
