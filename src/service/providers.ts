/** Where a repository is hosted, told from its address. */

/** The interface names "four provider identifiers" without spelling them; `git` stands for any other place. */
export const providers = ['github', 'gitlab', 'bitbucket', 'azure_devops', 'git'] as const;
export type Provider = (typeof providers)[number];

const hosts: readonly (readonly [pattern: RegExp, provider: Provider])[] = [
  [/(^|\.)github\./, 'github'],
  [/(^|\.)gitlab\./, 'gitlab'],
  [/(^|\.)bitbucket\./, 'bitbucket'],
  [/(^|\.)(dev\.azure|visualstudio)\.com$/, 'azure_devops'],
];

/** For an address of any of git's forms, a local path included. */
export function providerOf(vcsUrl: string): Provider {
  const host = /^(?:[a-z+]+:\/\/)?(?:[^@/]*@)?([^/:]+)[:/]/i.exec(vcsUrl)?.[1]?.toLowerCase() ?? '';
  return hosts.find(([pattern]) => pattern.test(host))?.[1] ?? 'git';
}

/** The address without what could be a secret: a remote often carries a token before its host. */
export function withoutCredentials(vcsUrl: string): string {
  return vcsUrl.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^([a-z+]+:\/\/[^/@:]*):[^/]*@/i, '$1@');
}
