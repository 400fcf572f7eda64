/** One recorded conversation for each interface: what leaves, what comes back, and what the log says of it. */
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PlatformSurface } from '../../../src/gate/surfaces/surface.ts';
import { passedReport } from '../../github/set-up.ts';
import { startLoopback } from './loopback.ts';
import { surfaceNamed } from './named.ts';
import { playScene, type Scene } from './platform-scene.ts';
import { type Answer, type Asked, azureTwin, type Fault, gitlabTwin } from './platform-twins.ts';

const token = 'the-token';

interface Speaker {
  surface: PlatformSurface;
  /** With nothing written yet. */
  twin(fault: Fault): (asked: Asked) => Answer;
  variables(origin: string): Record<string, string>;
  tokenName: string;
}

const speakers: Readonly<Record<string, Speaker>> = {
  'gitlab-note': {
    surface: surfaceNamed('platform', 'The note on the merge request'),
    twin: (fault) => gitlabTwin([], { token, fault }),
    tokenName: 'SCAN_GATE_GITLAB_TOKEN',
    variables: (origin) => ({
      GITLAB_CI: 'true',
      CI_API_V4_URL: `${origin}/api/v4`,
      CI_MERGE_REQUEST_IID: '3',
      CI_MERGE_REQUEST_PROJECT_ID: '5',
      CI_PIPELINE_URL: 'https://gitlab.example/acme/shop/-/pipelines/9',
    }),
  },
  'azure-thread': {
    surface: surfaceNamed('platform', 'The thread on the pull request'),
    twin: (fault) => azureTwin([], { token, fault }),
    tokenName: 'SYSTEM_ACCESSTOKEN',
    variables: (origin) => ({
      TF_BUILD: 'True',
      SYSTEM_COLLECTIONURI: `${origin}/acme/`,
      SYSTEM_TEAMPROJECT: 'shop',
      BUILD_BUILDID: '9',
      BUILD_REPOSITORY_PROVIDER: 'TfsGit',
      BUILD_REPOSITORY_ID: '3411ebc1-d5aa-464f-9615-0b527bc66719',
      SYSTEM_PULLREQUEST_PULLREQUESTID: '22',
    }),
  },
};

describe.each(Object.entries(speakers))('the conversation of %s', (name, { surface, twin, variables, tokenName }) => {
  it('is the recorded one', async () => {
    let refused = 0;
    const limit = () => ({ status: 429, headers: { 'retry-after': '7' }, body: { message: 'Retry later' } });
    const loopback = await startLoopback(
      twin(() => (refused-- > 0 ? limit() : undefined)),
      token,
    );
    onTestFinished(() => loopback.stop());
    const scene = {
      surface,
      secrets: [token, 'another'],
      variables: { ...variables(loopback.origin), [tokenName]: ` ${token} ` },
    };
    const say = async (title: string, more: Partial<Scene> = {}) => {
      loopback.said.push(`# ${title}`, '');
      loopback.said.push(`= ${await playScene({ ...scene, ...more })}`, '');
    };
    await say('The first run');
    await say('The second run, which says the same');
    await say('A run that passes', { report: passedReport() });
    await say('A token that is refused', { variables: { ...scene.variables, [tokenName]: 'another' } });
    refused = 1;
    await say('A limit that is reached: the request is sent again when it is over');
    refused = 100;
    await say('A limit that stays');
    const said = loopback.said.join('\n').replaceAll(loopback.origin, 'https://host.example');
    await expect(`${said}\n`).toMatchFileSnapshot(`conversations/${name}.txt`);
  });
});
