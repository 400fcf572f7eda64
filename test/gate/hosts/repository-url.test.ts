import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatRepositoryUrl,
  isSameRepositoryUrl,
  parseRepositoryUrl,
} from '../../../src/gate/hosts/repository-url.ts';
import { anySign } from '../../any-sign.ts';

const ours = 'https://github.com/Acme/Shop';

describe('an address of our repository', () => {
  it.each([
    'https://github.com/acme/shop',
    'https://github.com/Acme/Shop.git',
    'https://github.com/acme/shop/',
    'https://github.com/acme/shop.git/',
    'HTTPS://GITHUB.COM/acme/shop',
    'http://github.com/acme/shop',
    'https://github.com:443/acme/shop',
    'https://x-access-token:secret@github.com/acme/shop.git',
    'https://www.github.com/acme/shop',
    'https://github.com./acme/shop',
    'git@github.com:acme/shop.git',
    'git@github.com:/acme/shop',
    'GitHub.com:acme/shop.git',
    'ssh://git@github.com/acme/shop.git',
    'ssh://git@github.com:22/acme/shop',
    'ssh://git@ssh.github.com:443/acme/shop.git',
    'git+ssh://git@github.com/acme/shop.git',
    'git+https://github.com/acme/shop.git',
    'git://github.com/acme/shop.git',
    'github.com/acme/shop',
  ])('%s', (url) => {
    expect(isSameRepositoryUrl(url, ours)).toBe(true);
  });
});

describe('an address of our repository in Azure Repos', () => {
  it.each([
    'https://dev.azure.com/acme/Shop/_git/web',
    'https://acme@dev.azure.com/acme/shop/_git/web',
    'https://acme.visualstudio.com/Shop/_git/web',
    'https://acme.visualstudio.com/DefaultCollection/Shop/_git/web',
    'git@ssh.dev.azure.com:v3/acme/Shop/web',
    'ssh://git@ssh.dev.azure.com/v3/acme/Shop/web',
    'acme@vs-ssh.visualstudio.com:v3/acme/Shop/web',
  ])('%s', (url) => {
    expect(isSameRepositoryUrl(url, 'https://dev.azure.com/acme/Shop/_git/web')).toBe(true);
    expect(formatRepositoryUrl(url)?.toLowerCase()).toBe('https://dev.azure.com/acme/shop/_git/web');
  });

  it('may leave out a project of its name', () => {
    expect(isSameRepositoryUrl('https://dev.azure.com/acme/_git/web', 'git@ssh.dev.azure.com:v3/acme/web/web')).toBe(
      true,
    );
  });

  it.each([
    'https://dev.azure.com/acme/Shop/_git/web2',
    'https://dev.azure.com/acme/Other/_git/web',
    'https://dev.azure.com/mona/Shop/_git/web',
    'https://mona.visualstudio.com/Shop/_git/web',
    'git@ssh.dev.azure.com:v3/acme/Shop',
    'git@ssh.dev.azure.com:v3/acme/Shop/web/more',
    'https://evil.example/acme/Shop/_git/web',
    'https://acme.visualstudio.com.evil.example/Shop/_git/web',
  ])('is no other: %s', (url) => {
    expect(isSameRepositoryUrl(url, 'https://dev.azure.com/acme/Shop/_git/web')).toBe(false);
  });
});

describe('an address of another repository', () => {
  it.each([
    'https://github.com/acme/shop2',
    'https://github.com/acme/sho',
    'https://github.com/mona/shop',
    'https://gitlab.com/acme/shop',
    'https://github.com.evil.example/acme/shop',
    'https://github.com@evil.example/acme/shop',
    'https://evil.example/github.com/acme/shop',
    'git@evil.example:github.com/acme/shop',
    'https://github.com/acme/shop/tree',
    'https://github.com/acme%2Fshop',
    '/github.com/acme/shop',
    'file:///github.com/acme/shop',
  ])('%s', (url) => {
    expect(isSameRepositoryUrl(url, ours)).toBe(false);
  });
});

describe('no address of a repository', () => {
  it.each([
    '/work/\ud800',
    '',
    ' ',
    'shop',
    'acme/shop',
    '../shop',
    'work:acme/shop',
    'https://',
    'https://github.com',
    'https://github.com/',
    'https://github.com/.git',
    'https://github.com//acme//shop',
    'https://github.com/acme/shop?ref=main',
    'https://github.com/acme/shop#readme',
    'https://github.com/acme/shop\n',
    'https://github.com/acme/sh\u202eop',
    'https://github.com\\@evil.example/acme/shop',
    'https:///github.com/acme/shop',
    'https://github.com:port/acme/shop',
    'ftp://github.com/acme/shop',
    'javascript://github.com/acme/shop',
    'file://server/share/shop',
    'file:///%zz',
    '//github.com/acme/shop',
  ])('%j', (url) => {
    expect(parseRepositoryUrl(url)).toBeUndefined();
    expect(formatRepositoryUrl(url)).toBeUndefined();
    expect(isSameRepositoryUrl(url, url)).toBe(false);
  });
});

it('compares owner and name by case where the host may', () => {
  expect(isSameRepositoryUrl('https://gitlab.com/Acme/shop', 'https://gitlab.com/acme/shop')).toBe(false);
  expect(isSameRepositoryUrl('https://GITLAB.com/acme/shop', 'git@gitlab.com:acme/shop.git')).toBe(true);
  expect(isSameRepositoryUrl('https://acme.ghe.com/Acme/shop', 'git@acme.ghe.com:acme/shop.git')).toBe(true);
});

it('folds the case on an own GitHub server when it is named', () => {
  const [a, b] = ['https://git.corp.example/Acme/Shop', 'git@git.corp.example:acme/shop.git'] as const;
  expect(isSameRepositoryUrl(a, b)).toBe(false);
  expect(isSameRepositoryUrl(a, b, 'Git.corp.example')).toBe(true);
});

it('keeps all groups of a path', () => {
  expect(parseRepositoryUrl('git@gitlab.com:group/sub/shop.git')).toEqual({
    host: 'gitlab.com',
    path: 'group/sub/shop',
  });
});

it('compares repositories on this machine exactly', () => {
  expect(isSameRepositoryUrl('/srv/git/shop.git', 'file:///srv/git/shop.git')).toBe(true);
  expect(isSameRepositoryUrl('/srv/my repos/shop', 'file:///srv/my%20repos/shop')).toBe(true);
  expect(isSameRepositoryUrl('/srv/git/shop.git', '/srv/git/shop')).toBe(false);
  expect(isSameRepositoryUrl('/srv/git/Shop', '/srv/git/shop')).toBe(false);
  expect(isSameRepositoryUrl('C:\\git\\shop', 'C:\\git\\shop')).toBe(true);
});

describe('the plain address', () => {
  it.each([
    ['git@github.com:Acme/Shop.git', 'https://github.com/Acme/Shop'],
    ['https://user:secret@github.com/Acme/Shop.git', 'https://github.com/Acme/Shop'],
    ['ssh://git@git.example.com:2222/acme/shop', 'https://git.example.com/acme/shop'],
    ['/srv/my repos/#1?', 'file:///srv/my%20repos/%231%3F'],
    ['C:\\git\\shop', undefined],
  ])('of %s is %s', (url, expected) => {
    expect(formatRepositoryUrl(url)).toBe(expected);
  });
});

const label = fc.stringMatching(/^[A-Za-z][A-Za-z0-9-]{0,10}[A-Za-z]$/);
const part = fc.stringMatching(/^[A-Za-z0-9_-]{1,12}$/);
const spellings: ((host: string, path: string) => string)[] = [
  (host, path) => `https://${host}/${path}`,
  (host, path) => `https://${host.toUpperCase()}/${path}.git`,
  (host, path) => `http://token@${host}:8080/${path}/`,
  (host, path) => `ssh://git@${host}:2222/${path}.git`,
  (host, path) => `git@${host}:${path}.git`,
  (host, path) => `${host}:${path}`,
];

it('folds every spelling of one repository alike, and its plain address with them', () => {
  fc.assert(
    fc.property(
      label,
      part,
      part,
      fc.constantFrom(...spellings),
      fc.constantFrom(...spellings),
      (host, owner, name, a, b) => {
        const first = a(`${host}.example`, `${owner}/${name}`);
        expect(isSameRepositoryUrl(first, b(`${host}.example`, `${owner}/${name}`))).toBe(true);
        expect(isSameRepositoryUrl(first, formatRepositoryUrl(first) ?? '')).toBe(true);
      },
    ),
  );
});

it('never takes two repositories for one, nor throws, whatever the text', () => {
  fc.assert(
    fc.property(part, part, fc.string({ unit: anySign }), (one, other, text) => {
      fc.pre(one.toLowerCase() !== other.toLowerCase());
      for (const spell of spellings) {
        expect(isSameRepositoryUrl(spell('github.com', `acme/${one}`), `https://github.com/acme/${other}`)).toBe(false);
      }
      parseRepositoryUrl(text);
      formatRepositoryUrl(`https://${text}`);
    }),
  );
});
