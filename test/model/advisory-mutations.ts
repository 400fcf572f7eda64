/** Planted defects in what is asked about packages, and in what an answer is taken for. */
import { type Mutation, of } from './mutation.ts';

export const advisoryMutations: readonly Mutation[] = [
  ...of('gate/policy/coverage.ts', [
    [
      `if (open.length > 0)
    return`,
      'if (open.length > 99) return',
      'packages that no source of advisories knows',
    ],
    ['[...new Set([...introduced, ...touched])]', 'introduced', 'unknown packages where nothing is compared'],
    ['if (unknown.length > 0)', 'if (unknown.length > 9)', 'a lock whose source of advisories failed'],
    [
      'isWhole || evidence.changes === undefined ? listDiagnosedPaths : listChangedDiagnosedPaths',
      'listDiagnosedPaths',
      'nothing that leaves the locks as they are, in an outage',
    ],
    [
      'isWhole || evidence.changes === undefined',
      'evidence.changes === undefined',
      'all that an earlier change left, in an outage',
    ],
  ]),
  ...of('gate/advisories/look-up.ts', [
    ['...(first.isFault && { failed: true })', '', 'an outage, read as data that nobody has'],
    ["coverage: isFault ? 'not covered' :", 'coverage:', 'an outage beside other answers'],
    ['lookedAt: isFault ? run.lookedAt :', 'lookedAt:', 'scripts that were compared while a source failed'],
    [
      "judged.every(({ known: { kind } }) => kind === 'looked up') &&",
      '',
      'a package that nobody looked up, counted as covered',
    ],
    ['.filter((file) => !open.has(file))', '', 'a lock that nobody looked up, counted as looked at'],
    ['!source.disclosesNames || !isPrivate(name)', "name !== ''", 'a private name that is sent out'],
    [
      "is === 'yes' || (is === 'unknown' && advisory.isStated)",
      "is === 'yes'",
      'a version that only the source can compare',
    ],
    ['if (!isUnclear) return', 'if (isUnclear !== undefined) return', 'a version that cannot be compared'],
    [
      'left = new Map([...left].filter(([key]) => !known.has(key)));',
      'left = new Map();',
      'what the first source could not answer',
    ],
    ['reason, isFault: own.length > 0,', 'reason, isFault: false,', 'a source that failed, as one without data'],
  ]),
  ...of('shared/packages/locked-package.ts', [
    [
      'return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name), version]);',
      'return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);',
      'the second version of a package',
    ],
  ]),
  ...of('shared/packages/locked-package.ts', [
    ['open.filter((one) => !wasThereBefore(one))', '[]', 'a package that nobody knows and the change introduces'],
    ['head.open === undefined ? [] : listLost(head, before)', '[]', 'a version that the change takes away'],
    ['(head.packages ?? []).filter(isShared)', '(head.packages ?? [])', 'all that the head locks, as known before'],
    ['before.keys.has(key)', 'true', 'whatever nobody knows, as known before'],
    ['if (failed) return false;', '', 'an outage, once two commits are compared'],
  ]),
  ...of('gate/advisories/advisory.ts', [
    [
      'return JSON.stringify([ecosystem, normalizePackageName(ecosystem, name)]);',
      'return JSON.stringify([ecosystem, name]);',
      'a name in another case',
    ],
  ]),
  ...of('gate/advisories/findings.ts', [
    [
      '[...own.ids].flatMap((id) => groups.get(id) ?? [])',
      '',
      'nothing that several sources name: it counts several times',
    ],
    ['group.members.push(...other.members);', '', 'an advisory that another one shows to be the same'],
  ]),
  ...of('gate/advisories/findings.ts', [
    ['...(epss.length > 0 && { epss: Math.max(...epss) }),', '', 'what is likely to be exploited'],
    ["cves: ids.filter((id) => id.startsWith('CVE-')),", 'cves: [],', 'what is known to be exploited'],
    ["severity: severity ?? 'CRITICAL',", "severity: severity ?? 'LOW',", 'what nobody rates'],
    [
      'identity !== same && taken.has(identity.fingerprint)',
      'identity === same && taken.has(identity.fingerprint)',
      'a second version with the identity of the first',
    ],
  ]),
  ...of('gate/advisories/findings.ts', [
    [
      'advisories.some((one) => one.severity === severity)',
      'advisories.every((one) => one.severity === severity)',
      'the worse of two ratings',
    ],
  ]),
  ...of('gate/advisories/versions.ts', [
    ["=== 'no',\n    ),", "!== 'yes',\n    ),", 'a fix that another advisory names as affected'],
    ['includePrerelease: true }) ?', 'includePrerelease: false }) ?', 'a pre-release that npm names as affected'],
  ]),
  ...of('gate/advisories/advisory.ts', [
    ['outcome.status === 200)', 'outcome.status < 500)', 'a refusal, read as an answer without advisories'],
    ['fault ??= limit.aborted', 'limit.aborted', 'a part of the answers that failed'],
  ]),
  ...of('gate/advisories/osv-record.ts', [
    [
      "|| isWithdrawn(readNested(record, 'withdrawn'))) return [];",
      ') return [];',
      'nothing that has an advisory which was withdrawn',
    ],
  ]),
  ...of('gate/advisories/advisories.ts', [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a part of the sources
    ['`//${url.host}/${parts', '`//npm.acme.example/${parts', 'nothing of a registry: its token goes to another one'],
  ]),
  ...of('gate/advisories/sources/github.ts', [
    ['if (!mayGoOn) return found;', 'return found;', 'a full page whose next one nobody names'],
    ["findNext(header('link'), url)", 'undefined', 'advisories on a second page'],
    [
      'if (next === null || next.origin !== from.origin || next.pathname !== from.pathname)',
      'if (next === null)',
      'a page at another host, which hears the token',
    ],
    ['      splitQuery(own).map(', '      splitQuery(own).slice(0, 1).map(', 'packages beyond the first request'],
    ["if (isWithdrawn(readNested(advisory, 'withdrawn_at'))) return true;", '', 'nothing that was withdrawn'],
    [
      'for (const asked of byName.get(key) ?? []) {',
      'for (const asked of byName.get(key)?.slice(0, 1) ?? []) {',
      'the second version of a package',
    ],
    [
      'for (const { packages: own } of unfinished) for (const asked of own) found.delete(createPackageKey(asked));',
      '',
      'packages of a request that failed',
    ],
    ["ecosystem === 'npm' ? (['reviewed', 'malware'] as const) :", '', 'malicious packages'],
    ["all.filter(({ ecosystem, name }) => ecosystem !== 'Go' || name !== goLibrary)", 'all', 'Go’s own library'],
    ['if (!Array.isArray(value)) throw', 'if (value === null) throw', 'an answer that is not a list'],
  ]),
  ...of('gate/advisories/sources/osv.ts', [
    [
      'Math.ceil(packages.length / mostQueries)',
      'Math.min(1, Math.ceil(packages.length / mostQueries))',
      'packages beyond the first 1,000',
    ],
    ["if (token !== '') next.push(", "if (token === ' ') next.push(", 'records on a second page'],
    ['if ([...ids].some((id) => !records.has(id))) continue;', '', 'a record that cannot be had'],
    ['if (results.length !== open.length)', 'if (results.length > open.length)', 'fewer answers than queries'],
  ]),
  ...of('gate/advisories/sources/registry.ts', [
    [
      'Math.ceil(own.length / mostNames)',
      'Math.min(1, Math.ceil(own.length / mostNames))',
      'names beyond the first 1,000',
    ],
    [
      '[...new Set(group.map(({ version }) => version))]',
      'group.slice(0, 1).map(({ version }) => version)',
      'the second version of a package',
    ],
    [
      "scoped.get(first?.name.split('/', 1)[0] ?? '') ?? main",
      'main',
      'a name of a scope at a registry that is not its own',
    ],
  ]),
  ...of('gate/advisories/sources/database.ts', [
    [
      'if (checkouts.some((checkout) => isInCheckout(path, checkout)))',
      'if (checkouts.length > 99)',
      'a database of whoever proposes a change',
    ],
    [
      'index.ecosystems.has(ecosystem)',
      "ecosystem !== 'npm' || index.ecosystems.has(ecosystem)",
      'an ecosystem that the database does not hold',
    ],
    ['else if (days > oldDays)', 'else if (days > oldDays * 99)', 'a database that is months old'],
  ]),
  ...of('gate/advisories/sources/database.ts', [
    ['const shareOfExport = 0.99;', 'const shareOfExport = 0;', 'an ecosystem that a record names in passing'],
  ]),
  ...of('gate/advisories/versions.ts', [
    ["'<': order < 0,", "'<': order <= 0,", 'nothing at the version that fixes it'],
    ["'<=': order <= 0,", "'<=': order < 0,", 'the last version that is affected'],
    [
      "kind === 'fixed' && order >= 0",
      "kind === 'fixed' && order > 0",
      'nothing at the version that OSV says fixes it',
    ],
    [
      "kind === 'last_affected' && order > 0",
      "kind === 'last_affected' && order >= 0",
      'the last version that OSV says is affected',
    ],
    ["if (results.includes('yes')) return 'yes';", '', 'one of several ranges'],
    [
      "if (versions.some((one) => one === version || compareSafely(compare, one, version) === 0)) return 'yes';",
      '',
      'a version that a record lists',
    ],
  ]),
  ...of('gate/advisories/compare-versions.ts', [
    [
      'first && second ? semver.compare(first, second) : undefined',
      'first && second ? (a < b ? -1 : 1) : undefined',
      'versions that are compared as texts',
    ],
  ]),
  ...of('gate/advisories/compare-versions.ts', [
    ['comparePython(a, b)),', '(a < b ? -1 : 1)),', 'versions of Python that are compared as texts'],
  ]),
  ...of('shared/packages/locked-package.ts', [
    ["replaceAll(/[-_.]+/g, '-')", "replaceAll(/[_.]+/g, '-')", 'a package of Python with two hyphens'],
  ]),
  ...of('scanners/sca/locks/lock-format.ts', [
    [
      'before.others.push({ name: node.name, version: node.version }, ...(node.others ?? []));',
      '',
      'the second version under one name',
    ],
    [
      'const key = JSON.stringify([found.name, found.version]);',
      'const key = found.name;',
      'a second version in one lock',
    ],
  ]),
  ...of('scanners/sca/locks/small-locks.ts', [
    ['const listsAll = Number(major) > 1 || Number(minor) >= 17;', 'const listsAll = true;', 'what only go.sum names'],
  ]),
  ...of('scanners/sca/sca.ts', [
    ['if (reason === undefined || besideRead', 'if (reason !== "" || besideRead', 'a manifest that nothing reads'],
    ['progress.locks.push({ ...describeLock(filePath), ...countLock(), refusal });', '', 'a lock that cannot be read'],
  ]),
];
