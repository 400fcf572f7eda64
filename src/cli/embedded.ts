/** `run --embedded`: starts the embedded service over one checkout, whose commit is scanned and judged. */
import { resolve } from 'node:path';
import { hasOwnBase } from '../ci/context/context.ts';
import { readContext } from '../ci/context/read-context.ts';
import { hasUncommitted } from '../git/work-tree.ts';
import { readHead, startEmbedded } from '../service/embedded.ts';
import { version } from '../session.ts';
import type { Settings } from '../settings/settings.ts';
import { contextHints } from '../steps/surroundings.ts';
import type { RunRequest, Target } from './target.ts';

export async function embeddedTarget({ session, flags, workerUrl }: RunRequest, settings: Settings): Promise<Target> {
  const { source, sha } = await readHead(resolve(session.folder, flags.positionals[0] ?? '.'));
  const { branch } = source.pin;
  const { vcsUrl: repositoryUrl, defaultBranch } = source;
  const hints = contextHints(settings, { kind: 'commit', branch, sha, repositoryUrl, defaultBranch });
  const context = await readContext({ variables: session.env, folder: source.path }, hints);
  // The author of a proposal may have chosen another base, and with it what counts as known.
  const sources = [{ ...source, base: hasOwnBase(context) ? undefined : context.base?.sha }];
  const service = await startEmbedded({ sources, port: 0, database: ':memory:', workerUrl, version });
  const [repository] = service.repositories;
  const { baseUrl, apiKey } = service;
  return {
    settings: { ...settings, baseUrl, apiKey, repositoryId: repository?.id, branch: undefined },
    context,
    defaultBranch: context.defaultBranch ?? defaultBranch,
    opening: [
      `${branch} at ${sha.slice(0, 12)}, scanned here by the embedded service`,
      ...(await uncommitted(source.path)),
    ],
    end: () => service.stop(),
  };
}

async function uncommitted(path: string): Promise<string[]> {
  return (await hasUncommitted(path)) ? ['Changes that are not committed are not scanned'] : [];
}
