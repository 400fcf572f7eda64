import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '../../../src/service/store/store.ts';
import type { ScannerRun } from '../../../src/shared/sarif/program-run.ts';
import { hostileStrings, pickThird } from '../../fixtures/hostile/corpus.ts';
import { type Embedded, finding, ownerOf, result, type ServiceOptions, shaOf } from '../embedded.ts';
import { databaseKinds, reportMissingPostgres } from '../store/databases.ts';
import { makeFolder } from '../temporary-repository.ts';
import { startOver } from './start.ts';
import { addressesOf, readableText, type Visitor, visitorOf } from './visitor.ts';

type ScannerFinding = ScannerRun['findings'][number];

const source = (name: string) => ({
  path: `/srv/${name}`,
  name: `acme/${name}`,
  vcsUrl: `https://github.com/acme/${name}`,
  defaultBranch: 'main',
});

/** The lines of a file in the checkout. */
const lines = Array.from({ length: 100 }, (_, index) => `line ${index + 1} <of> the file`);

const secretText = 'hunter2-in-the-code';

const findings: ScannerFinding[] = [
  finding(),
  finding({ fingerprint: 'low', severity: 'LOW', title: 'Weak hash', cwe: 'CWE-328', filePath: 'src/hash_a.ts' }),
  finding({
    ...{ fingerprint: 'secret', type: 'SECRET', severity: 'CRITICAL', title: 'A password' },
    ...{ filePath: 'src/config.ts', line: 3, description: secretText, codeSnippet: secretText },
  }),
  finding({ fingerprint: 'beside', title: 'Beside a secret', filePath: 'src/config.ts', line: 5 }),
];

reportMissingPostgres('what the pages show');

describe.each(databaseKinds)('in $name', ({ name: kind, create }) => {
  const start = (change: Partial<ServiceOptions> = {}) => startOver({ name: kind, create }, change);
  let embedded: Embedded;
  let visitor: Visitor;
  let time = new Date('2026-03-02T10:00:00Z');
  const asked: string[][] = [];
  beforeAll(async () => {
    embedded = await start({
      repositories: [source('web'), source('api')],
      now: () => time,
      git: {
        resolveBranch: async (_, branch) => shaOf(branch === 'main' ? 'a' : 'b'),
        readFile: async (...place) => {
          asked.push(place);
          return lines.join('\n');
        },
      },
    });
    embedded.script.findings[shaOf('a')] = findings;
    embedded.script.findings[shaOf('b')] = findings.slice(0, 1);
    visitor = visitorOf(embedded.service.baseUrl);
    await visitor.signIn();
    await embedded.scan();
    await embedded.scan('feature/x');
    time = new Date('2026-03-02T13:00:00Z');
  });
  afterAll(() => embedded.service.stop());

  const read = async (path: string) => (await visitor.visit(path)).text;
  const rowsOf = (page: string) =>
    [...page.matchAll(/<tr role="row" class="row">.*?<\/tr>/gs)].map(([row]) => readableText(row));
  const titlesOf = (page: string) =>
    [...page.matchAll(/<a class="name" href="[^"]*">([^<]*)/g)].map(([, title]) => title);

  describe('the page of repositories', () => {
    it('counts what is open, and lists each repository with its own numbers and its last scan in words', async () => {
      const page = await read('/');
      expect(rowsOf(page)).toEqual([
        'acme/api https://github.com/acme/api not scanned yet main never',
        'acme/web https://github.com/acme/web 1 critical 2 high 1 low main 3 hours ago',
      ]);
      expect(readableText(page)).toContain('Open findings 1 critical 2 high 0 medium 1 low 0 info');
      expect(page).toMatch(
        /<time datetime="2026-03-02T10:00:00\.\d{3}Z" title="2026-03-02 10:00 UTC">3 hours ago<\/time>/,
      );
      expect(page).toContain('<title>Repositories – Scan Gate</title>');
    });

    it('searches by name, and says when nothing has it', async () => {
      expect(titlesOf(await read('/?q=API'))).toEqual(['acme/api']);
      expect(readableText(await read('/?q=nothing'))).toContain('No repository has “nothing” in its name.');
    });

    it('leads to one repository with its worst findings and its latest scans', async () => {
      const page = await read(`/repositories/${embedded.repositoryId}`);
      const titles = titlesOf(page);
      expect([titles[0], ...titles.slice(3)]).toEqual(['A password', 'Weak hash', 'feature/x', 'main']);
      expect(titles.slice(1, 3).toSorted()).toEqual(['Beside a secret', 'SQL injection']);
      expect(addressesOf(page)).toContain('https://github.com/acme/web');
      expect(readableText(page)).not.toContain('Status active');
    });
  });

  describe('the page of scans', () => {
    it('lists them, the newest first, and filters by repository, branch and status', async () => {
      const page = await read('/scans');
      expect(rowsOf(page)[0]).toBe('Completed acme/web feature/x 1 high bbbbbbbbbb 3 hours ago 1 s');
      expect(rowsOf(page)).toHaveLength(2);
      expect(rowsOf(await read('/scans?branch=main'))).toHaveLength(1);
      expect(rowsOf(await read('/scans?status=FAILED'))).toHaveLength(0);
      expect(rowsOf(await read(`/scans?repository=${embedded.repositoryId}&status=COMPLETED`))).toHaveLength(2);
      expect(readableText(await read('/scans?status=FAILED'))).toContain('No scan matches.');
    });

    it('leads to one scan with its numbers and what it covered', async () => {
      const [address = ''] = addressesOf(await read('/scans?branch=main')).filter((each) => each.startsWith('/scans/'));
      const text = readableText(await read(address));
      expect(text).toContain('Scan of acme/web main');
      expect(text).toContain('Completed 1 critical 2 high 0 medium 1 low 0 info');
      expect(text).toContain('SAST covered');
      expect(text).toContain('Open findings of this branch, by its latest scan');
    });
  });

  describe('the progress of a scan', () => {
    it('is shown and updates itself only while the scan is not over', async () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const own = await start({
        scan: async () => {
          await promise;
          return result([]);
        },
      });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const body = { repository_id: own.repositoryId, branch: 'main' };
      const [first, second] = [
        await own.call('POST', '/scans', { body }),
        await own.call('POST', '/scans', { body: { ...body } }),
      ];
      const path = `/scans/${second.body.scan_id}`;
      const running = await viewer.visit(path);
      expect(running.headers.get('refresh')).toBe('3');
      expect(running.text).toContain('<progress aria-label="Progress of the scan"');
      expect((await viewer.visit('/scans')).headers.get('refresh')).toBe('10');
      const stopped = await viewer.visit(`${path}?live=off`);
      expect([stopped.headers.get('refresh'), stopped.text.includes('does not update itself')]).toEqual([null, true]);
      resolve();
      await own.ended(first.body.scan_id);
      await own.ended(second.body.scan_id);
      const over = await viewer.visit(path);
      expect([over.headers.get('refresh'), readableText(over.text).includes('Completed')]).toEqual([null, true]);
      expect((await viewer.visit('/scans')).headers.get('refresh')).toBeNull();
      await own.service.stop();
    });

    it('says why a scan failed', async () => {
      const own = await start({
        scan: async () => {
          throw new Error('no <b>such</b> commit');
        },
      });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const { scan_id: id } = await own.scan();
      const page = (await viewer.visit(`/scans/${id}`)).text;
      expect(page).toContain('no &lt;b&gt;such&lt;/b&gt; commit');
      expect(readableText(page)).toContain('Failed');
      await own.service.stop();
    });
  });

  describe('the page of findings', () => {
    it.each([
      ['', ['A password', 'Beside a secret', 'SQL injection', 'Weak hash']],
      ['severity=critical&severity=low', ['A password', 'Weak hash']],
      ['type=SECRET', ['A password']],
      ['status=fixed', []],
      ['status=any&severity=low', ['Weak hash']],
      ['branch=feature%2Fx', ['SQL injection']],
      ['branch=none', []],
      ['q=SQL', ['SQL injection']],
      ['q=hash+src', ['Weak hash']],
      ['q=cwe-328', ['Weak hash']],
      ['q=hash_a', ['Weak hash']],
      ['q=_____', []],
      ['q=%25', []],
      [
        'severity=absurd&type=absurd&status=absurd&page=0&page=-1',
        ['A password', 'Beside a secret', 'SQL injection', 'Weak hash'],
      ],
      ['repository=repo_absurd', []],
    ])('shows what %j asks for', async (query, expected) => {
      expect(titlesOf(await read(`/findings?${query}`)).toSorted()).toEqual(expected);
    });

    it('keeps what was chosen in its form', async () => {
      const page = await read(
        `/findings?severity=high&type=SAST&status=any&repository=${embedded.repositoryId}&branch=main&q=sql`,
      );
      for (const part of [
        'value="high" checked',
        'value="SAST" selected',
        'value="any" selected',
        `value="${embedded.repositoryId}" selected`,
        'name="branch" value="main"',
        'name="q" value="sql"',
        '<option value="feature/x">',
      ])
        expect(page).toContain(part);
    });

    it('never takes a search for a part of a statement', async () => {
      for (const word of [`'`, `' OR 1=1 --`, `!`, `%' --`, `\\`]) {
        const { status, text } = await visitor.visit(
          `/findings?${new URLSearchParams({ q: word, branch: word, repository: word })}`,
        );
        expect([status, titlesOf(text)]).toEqual([200, []]);
      }
    });
  });

  describe('the page of a finding', () => {
    const open = async (title: string) => {
      const list = await read('/findings?status=any');
      const [, address = ''] = new RegExp(`<a class="name" href="([^"]*)">${title}`).exec(list) ?? [];
      return read(address);
    };

    it('shows the lines around it at the commit that was scanned, with the line marked', async () => {
      const page = await open('SQL injection');
      expect(asked.at(-1)).toEqual(['/srv/web', shaOf('b'), 'src/db.ts']);
      expect(page).toContain('<span class="marked" data-n="42">line 42 &lt;of&gt; the file');
      expect(page).toContain('data-n="36"');
      expect(page).not.toContain('data-n="35"');
      expect(addressesOf(page)).toContain(`https://github.com/acme/web/blob/${shaOf('b')}/src/db.ts#L42`);
      const text = readableText(page);
      for (const fact of ['Text from the request', 'Bind the value.', 'CWE-89', '8.1', 'feature/x main', '3 hours ago'])
        expect(text).toContain(fact);
    });

    it('shows neither description nor code of a secret, and no line of a file with one', async () => {
      const before = asked.length;
      const secret = await open('A password');
      expect(secret).not.toContain(secretText);
      expect(secret).not.toContain('<pre');
      expect(readableText(secret)).toContain('are not shown, because they may contain the secret');
      const beside = await open('Beside a secret');
      expect(beside).toContain('db.query(text)');
      expect(beside).not.toContain('line 5 ');
      expect(asked).toHaveLength(before);
    });

    it('shows the snippet of the scan when the checkout is gone', async () => {
      const own = await start({
        git: {
          resolveBranch: async () => shaOf('a'),
          readFile: async () => {
            throw new Error('gone');
          },
        },
      });
      own.script.findings[shaOf('a')] = [finding()];
      await own.scan();
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const [address = ''] = addressesOf((await viewer.visit('/findings')).text).filter((each) =>
        each.startsWith('/findings/'),
      );
      const { text } = await viewer.visit(address);
      expect(text).toContain('<span data-n="42">db.query(text)');
      await own.service.stop();
    });

    it('names who suppressed it and why', async () => {
      const own = await start();
      own.script.findings[shaOf('a')] = [finding()];
      await own.scan();
      const { body } = await own.call('GET', '/violations');
      const id = body.violations[0].violation_id;
      const justification = 'The table name <i>is</i> a constant of this module';
      await own.call('POST', `/violations/${id}/suppress`, { body: { justification } });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const text = readableText((await viewer.visit(`/findings/${id}`)).text);
      expect(text).toContain(
        'Status Accepted risk Reason The table name &lt;i&gt;is&lt;/i&gt; a constant of this module Suppressed by start',
      );
      expect(titlesOf((await viewer.visit('/findings')).text)).toEqual([]);
      expect(titlesOf((await viewer.visit('/findings?status=accepted')).text)).toEqual(['SQL injection']);
      await own.service.stop();
    });
  });

  describe('every page', () => {
    it.each(['/', '/scans', '/findings', '/login', '/findings/vio_none', '/nothing'])(
      'has headers under which nothing acts or stays: %s',
      async (path) => {
        const { headers, text } = await visitor.visit(path);
        const policy = headers.get('content-security-policy') ?? '';
        if (path !== '/login') {
          expect(policy).toMatch(
            /^default-src 'none'; style-src 'sha256-[^']+'; img-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'/,
          );
          expect(text).not.toMatch(/<script|style="| on\w+="/);
        }
        expect([headers.get('cache-control'), headers.get('referrer-policy')]).toEqual(['no-store', 'no-referrer']);
      },
    );

    it.each([
      '/findings/vio_none',
      '/scans/scan_none',
      '/repositories/repo_none',
      '/nothing',
      '/findings/%00',
      '/scans/%FF',
    ])('that is not there is a page that says so: %s', async (path) => {
      const { status, text } = await visitor.visit(path);
      expect([status, readableText(text).includes('Not found')]).toEqual([404, true]);
    });

    it.each(['/', '/scans', '/findings'])('marks its own place in the navigation, and no other: %s', async (path) => {
      const marked = [...(await read(path)).matchAll(/<a href="([^"]*)" aria-current="page"/g)];
      expect(marked.map(([, address]) => address)).toEqual([path]);
    });

    it('is JSON for a program that asks for something unknown', async () => {
      const { status, text } = await visitor.visit('/nothing', { headers: { Accept: '*/*' } });
      expect([status, JSON.parse(text).error.code]).toEqual([404, 'NOT_FOUND']);
    });

    it('changes nothing, whatever is sent to it', async () => {
      for (const path of ['/', '/findings', '/scans'])
        for (const method of ['POST', 'PATCH', 'DELETE', 'PUT'])
          expect((await visitor.visit(path, { method })).status).toBe(404);
    });
  });

  describe('what a key may read', () => {
    it.each([
      [['repository:read'], [200, 403, 403]],
      [['scan:read'], [403, 200, 403]],
      [['violation:read'], [403, 403, 200]],
      [['webhook:read'], [403, 403, 403]],
    ])('decides what its pages show: %j', async (scopes, expected) => {
      const own = await start({ scopes });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const visits = [await viewer.visit('/'), await viewer.visit('/scans'), await viewer.visit('/findings')];
      expect(visits.map(({ status }) => status)).toEqual(expected);
      await own.service.stop();
    });

    it('leaves names, branches and code out where the scope for them is missing', async () => {
      const database = kind === 'SQLite' ? join(makeFolder(), 'scopes.db') : await create();
      const own = await start({
        database,
        git: { resolveBranch: async () => shaOf('a'), readFile: async () => lines.join('\n') },
      });
      own.script.findings[shaOf('a')] = [finding()];
      await own.scan();
      const store = await openStore({ file: database, role: 'tool' });
      const { value } = await store.keys.create(await ownerOf(store), { name: 'narrow', scopes: ['violation:read'] });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn(value);
      const list = (await viewer.visit('/findings')).text;
      const [address = ''] = addressesOf(list).filter((each) => each.startsWith('/findings/'));
      const page = (await viewer.visit(address)).text;
      expect(page).toContain('db.query(text)');
      for (const text of [list, page])
        for (const hidden of ['acme/web', '>main', 'line 42']) expect(text).not.toContain(hidden);
      await store.close();
      await own.service.stop();
    });
  });

  describe('an empty service', () => {
    it('says on each page what is missing and what to do', async () => {
      const own = await start({ repositories: [] });
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const texts = [];
      for (const path of ['/', '/scans', '/findings']) texts.push(readableText((await viewer.visit(path)).text));
      expect(texts[0]).toContain('No repositories yet: add one with scan-gate repos add PATH');
      expect(texts[1]).toContain('No scans yet: a gate starts one on its next run.');
      expect(texts[2]).toContain('No scans yet: findings appear after the first one.');
      await own.service.stop();
    });
  });

  describe('long lists', () => {
    it('are cut into pages of 50 that link to each other and keep the filters', async () => {
      const own = await start();
      own.script.findings[shaOf('a')] = Array.from({ length: 120 }, (_, index) =>
        finding({ fingerprint: `${index}`, title: `Finding ${index}` }),
      );
      await own.scan();
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const seen = new Set<string>();
      let path: string | undefined = '/findings?severity=high';
      for (let count = 0; path !== undefined && count < 5; count++) {
        const { text }: { text: string } = await viewer.visit(path);
        for (const title of titlesOf(text)) seen.add(title ?? '');
        path = /rel="next" href="([^"]*)"/.exec(text)?.[1]?.replaceAll('&amp;', '&');
      }
      expect(seen.size).toBe(120);
      expect(readableText((await viewer.visit('/findings?page=3')).text)).toContain('101–120 of 120');
      const beyond = readableText((await viewer.visit('/findings?page=999999')).text);
      expect(beyond).toContain('no page 999,999');
      await own.service.stop();
    });
  });

  describe('hostile text', () => {
    it('stays text wherever it comes from', async () => {
      const texts = pickThird(0, hostileStrings).map((text) => text.slice(0, 2000));
      const all = texts.map((text, index) =>
        finding({
          fingerprint: `${index}`,
          title: text,
          filePath: text,
          description: text,
          remediation: text,
          codeSnippet: text,
          cwe: text,
        }),
      );
      const own = await start({
        repositories: texts
          .slice(0, 40)
          .map((name, index) => ({ path: `/srv/${index}`, name, vcsUrl: name, defaultBranch: name })),
        git: { resolveBranch: async () => shaOf('a'), readFile: async () => texts.join('\n') },
      });
      own.script.findings[shaOf('a')] = all;
      const branch =
        texts.find((text) => text.includes('<') && text.length < 250 && !/[\x00-\x1f\x7f]/.test(text)) ?? '<b>';
      await own.scan(branch);
      const viewer = visitorOf(own.service.baseUrl);
      await viewer.signIn();
      const known = new Set([
        'a',
        'b',
        'body',
        'button',
        'caption',
        'circle',
        'code',
        'datalist',
        'dd',
        'div',
        'dl',
        'dt',
        'fieldset',
        'form',
        'h1',
        'h2',
        'h3',
        'head',
        'header',
        'html',
        'input',
        'label',
        'legend',
        'li',
        'link',
        'main',
        'meta',
        'nav',
        'ol',
        'option',
        'p',
        'path',
        'pre',
        'progress',
        'section',
        'select',
        'span',
        'style',
        'svg',
        'table',
        'tbody',
        'td',
        'th',
        'thead',
        'time',
        'title',
        'tr',
        'ul',
      ]);
      const pages = [
        '/',
        '/scans',
        '/findings',
        `/findings?${new URLSearchParams({ q: branch, branch, repository: branch })}`,
        `/scans?${new URLSearchParams({ branch, repository: branch })}`,
        `/repositories/${own.repositoryId}`,
      ];
      const details = addressesOf((await viewer.visit('/findings')).text).filter((each) =>
        /^\/findings\/vio/.test(each),
      );
      for (const path of [...pages, ...details]) {
        const { status, text } = await viewer.visit(path);
        expect([path, status]).toEqual([path, 200]);
        const elements = [...text.replace(/<style>.*?<\/style>/s, '').matchAll(/<([a-z][\w-]*)/gi)].map(
          ([, name]) => name,
        );
        expect(elements.filter((name) => !known.has(name ?? ''))).toEqual([]);
        expect(
          addressesOf(text).filter(
            (each) => !/^(?:\/(?:$|[?]|favicon\.svg|scans|findings|repositories)|#content$)/.test(each),
          ),
        ).toEqual([]);
        expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b-\u200f]/);
      }
      await own.service.stop();
    });
  });
});
