/**
 * POST /hooks/git: a git host reports a push. The service then looks for moved branches, and trusts nothing in the
 * request.
 */

import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { attempt } from '../../shared/errors.ts';
import { type Refusal, refuse } from './handler.ts';
import { readBytes } from './request.ts';
import type { ServiceContext } from './response.ts';

export interface GitHookOptions {
  /** Undefined when the endpoint is disabled. */
  secret: string | undefined;
  look(repositoryId?: string): Promise<void>;
}

/** Undefined when the check has begun. A repeated hook does no harm, because unmoved branches are not scanned. */
export async function receiveGitHook(
  context: ServiceContext,
  { secret, look }: GitHookOptions,
): Promise<Refusal | undefined> {
  if (secret === undefined)
    return refuse('NOT_FOUND', 'There is no such endpoint: serve was started without a secret for it.');
  const body = await readBytes(context.req.raw);
  if (body === undefined) return { ...refuse('VALIDATION_ERROR', 'The request body is too large.'), status: 413 };
  // GitHub, Gitea and Bitbucket sign the body; GitLab sends the secret itself.
  const signature = context.req.header('X-Hub-Signature-256') ?? context.req.header('X-Hub-Signature');
  const isGenuine =
    signature === undefined
      ? isEqualSecret(context.req.header('X-Gitlab-Token') ?? '', secret)
      : isEqualSecret(signature, `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`);
  if (!isGenuine) return refuse('UNAUTHORIZED', 'The hook has no valid signature or token.');
  // A body that names one of our repositories makes it unnecessary to check the others.
  const named = attempt(() => (JSON.parse(Buffer.from(body).toString()) as { repository_id?: unknown }).repository_id);
  void look(typeof named === 'string' ? named : undefined);
  return undefined;
}

/** Takes the same time for every given text. */
export function isEqualSecret(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}
