/** A setting that is marked as secret is masked and redacted everywhere, and nothing else has to be done for it. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type SettingName, settings } from '../../src/gate/settings/settings.ts';
import { type Conditions, type EntryName, makeWorld, playEntry, type Ran, type World } from './world.ts';

const secret = 'hunter2.Kept_secret';
const files = ['json', 'sarif', 'html', 'markdown', 'agent'];
const shown = {
  ...{ annotations: 'auto', 'comment-summary-in-pr': 'always', 'upload-sarif': 'true', owners: 'true' },
  reports: files.map((name) => `${name}={folder}/out/${name}`).join(','),
};

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});

/** Marks settings as secret until the test is over. */
function mark(name: SettingName): void {
  const setting = settings[name];
  Object.assign(setting, { secret: true });
  onTestFinished(() => {
    delete setting.secret;
  });
}

function textsBelow(folder: string): string[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
  const texts = paths.filter((path) => statSync(path).isFile() && !path.endsWith('event.json'));
  return texts.map((path) => readFileSync(path, 'utf8'));
}

/** All that a run printed, wrote and sent to GitHub, but for the command that masks. */
function textsOf({ printed, complained, github, folder }: Ran): string[] {
  const sent = github.asked.filter(({ method }) => method !== 'GET').map(({ body }) => JSON.stringify(body));
  return [printed.replace(/^::add-mask::.*$/gm, ''), complained, ...sent, ...textsBelow(folder)];
}

const isIn = (text: string) => text.includes(secret);

describe.each<[SettingName, EntryName, Conditions]>([
  ['category', 'action', {}],
  ['branch', 'action', { event: 'push' }],
  ['category', 'run', {}],
])('%s, marked as secret, in %s', (name, entry, conditions) => {
  const inputs = { ...shown, [name]: secret, ...conditions.inputs };

  it('is nowhere to be read', async () => {
    mark(name);
    const ran = await playEntry(world, entry, { ...conditions, inputs });
    expect(ran.report ?? ran.files).toBeDefined();
    expect(textsOf(ran).filter(isIn)).toEqual([]);
    expect(textsOf(ran).some((text) => text.includes('***'))).toBe(true);
  });
});

it.each(['action', 'run'] as const)(
  'no part of a secret address is to be read in %s, whatever it answers',
  async (entry) => {
    const inputs = { ...shown, 'slack-webhook': `{other}/T0/B0/${secret}` };
    const ran = await playEntry(world, entry, { inputs });
    expect(ran.other.asked.map(({ path }) => path).filter(isIn)).toHaveLength(1);
    expect(textsOf(ran).filter(isIn)).toEqual([]);
    expect(ran.printed).toContain('The Slack message could not be sent: it was answered with');
  },
);

it('the runner hears of each secret of an action', async () => {
  mark('category');
  const { printed } = await playEntry(world, 'action', { inputs: { category: secret } });
  expect(printed).toContain(`::add-mask::${secret}`);
});
