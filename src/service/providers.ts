/** Recognizes the host of a repository by its URL. */

/** The interface names "four provider identifiers" without spelling them. `git` means any other host. */
export const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'] as const;
type Provider = (typeof providers)[number];

const hosts: readonly (readonly [pattern: RegExp, provider: Provider])[] = [
  [/(^|\.)github\./, 'github'],
  [/(^|\.)gitlab\./, 'gitlab'],
  [/(^|\.)bitbucket\./, 'bitbucket'],
  [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];

/** For a URL in any of git's forms, including a local path. */
export function detectProvider(vcsUrl: string): Provider {
  const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
}
