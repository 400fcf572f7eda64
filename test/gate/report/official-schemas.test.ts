/** Every format for another program, by the schema or the rules of those who read it: without findings, with one, with 5,000, and with foreign text. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { describe, expect, it } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import * as z from 'zod';
import { formats } from '../../../src/gate/report/registry.ts';
import type { Report, ReportFinding } from '../../../src/gate/report/report.ts';
import { severities } from '../../../src/shared/severity.ts';
import { hostileStrings } from '../../fixtures/hostile/corpus.ts';
import { readCsv } from './csv.ts';
import { type FormatName, formatNames, render } from './render.ts';
import { foreignReport, hostileReport, listedWhole, sampleDetail, sampleFinding, sampleReport } from './sample.ts';

const read = (name: string) => readFileSync(join(import.meta.dirname, '../../schemas', name), 'utf8');
const ajv = new Ajv({ strict: false });
addFormats.default(ajv);

/** Throws with what is wrong. */
type Check = (texts: readonly string[]) => void | Promise<void>;

/** One at a time. */
function each(check: (text: string) => void): Check {
  return (texts) => texts.forEach(check);
}

function bySchema(name: string): (text: string) => void {
  const { id, $schema, ...schema } = JSON.parse(read(name)) as Record<string, unknown>;
  const validate = ajv.compile({ ...schema, ...(typeof id === 'string' && { $id: id }) });
  return (text) => {
    validate(JSON.parse(text));
    expect(validate.errors ?? []).toEqual([]);
  };
}

function byXmlSchemas(...schemas: readonly string[]): Check {
  return async (texts) => {
    const xml = texts.map((contents, index) => ({ fileName: `report-${index}.xml`, contents }));
    for (const schema of schemas) {
      const { valid, errors } = await validateXML({ xml, schema: [schema], maxMemoryPages: 8192 });
      expect(errors.slice(0, 3).map(({ message }) => message)).toEqual([]);
      expect(valid).toBe(true);
    }
  };
}

/** As Checkstyle's own writer and the parsers of its readers have it; there is no official schema. */
const checkstyleSchema = `<?xml version="1.0"?>
<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
  <xs:element name="checkstyle"><xs:complexType>
    <xs:sequence><xs:element name="file" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
      <xs:sequence><xs:element name="error" minOccurs="0" maxOccurs="unbounded"><xs:complexType>
        <xs:attribute name="line" type="xs:nonNegativeInteger" use="required"/>
        <xs:attribute name="column" type="xs:nonNegativeInteger"/>
        <xs:attribute name="severity" use="required"><xs:simpleType><xs:restriction base="xs:string">
          <xs:enumeration value="error"/><xs:enumeration value="warning"/><xs:enumeration value="info"/><xs:enumeration value="ignore"/>
        </xs:restriction></xs:simpleType></xs:attribute>
        <xs:attribute name="message" type="xs:string" use="required"/>
        <xs:attribute name="source" type="xs:string"/>
      </xs:complexType></xs:element></xs:sequence>
      <xs:attribute name="name" use="required"><xs:simpleType><xs:restriction base="xs:string"><xs:minLength value="1"/></xs:restriction></xs:simpleType></xs:attribute>
    </xs:complexType></xs:element></xs:sequence>
    <xs:attribute name="version" type="xs:string"/>
  </xs:complexType></xs:element>
</xs:schema>`;

/** What SonarQube's ExternalIssueReportValidator asks for, and the words that its parser knows. */
const sonarReport = z.strictObject({
  rules: z.array(
    z.strictObject({
      id: z.string().min(1),
      name: z.string().min(1).max(200),
      description: z.string().min(1).optional(),
      engineId: z.string().min(1),
      cleanCodeAttribute: z.literal('TRUSTWORTHY'),
      type: z.literal('VULNERABILITY'),
      severity: z.enum(['BLOCKER', 'CRITICAL', 'MAJOR', 'MINOR', 'INFO']),
      impacts: z
        .array(z.strictObject({ softwareQuality: z.literal('SECURITY'), severity: z.enum(['HIGH', 'MEDIUM', 'LOW']) }))
        .min(1),
    }),
  ),
  issues: z.array(
    z.strictObject({
      ruleId: z.string().min(1),
      primaryLocation: z.strictObject({
        message: z.string().min(1),
        filePath: z.string().min(1),
        textRange: z.strictObject({ startLine: z.int().min(1) }).optional(),
      }),
    }),
  ),
});

function checkSonar(text: string): void {
  const { rules, issues } = sonarReport.parse(JSON.parse(text));
  const ids = new Set(rules.map(({ id }) => id));
  expect(ids.size).toBe(rules.length);
  expect(issues.filter(({ ruleId }) => !ids.has(ruleId))).toEqual([]);
}

/** GitLab's documented limits: a result that exceeds one, or has no place or rule, is dropped, and half of them are the whole file. */
function checkGitlabSarif(text: string): void {
  bySarif(text);
  const [run] = JSON.parse(text).runs;
  expect(Buffer.byteLength(text)).toBeLessThan(10 * 1024 * 1024);
  expect(run.results.length).toBeLessThanOrEqual(5000);
  const ids = new Set<string>();
  for (const { id, name = '', shortDescription, fullDescription, helpUri = '', properties } of run.tool.driver.rules) {
    ids.add(id);
    expect(properties.tags.length).toBeLessThanOrEqual(10);
    const lengths = [name.length <= 255, shortDescription.text.length <= 1024, fullDescription.text.length <= 1024];
    expect([...lengths, helpUri.length <= 2048]).not.toContain(false);
  }
  for (const result of run.results) {
    expect(ids).toContain(result.ruleId);
    expect(result.locations[0].physicalLocation.artifactLocation.uri).toMatch(/./);
    expect(result.message.text.length).toBeLessThanOrEqual(1024);
    expect(result).not.toHaveProperty('suppressions');
  }
}

/** GitLab's `ParseDotenvArtifactService` reads it line by line; the limits are those of a server as it is installed. */
function checkDotenv(text: string): void {
  expect(Buffer.byteLength(text)).toBeLessThan(5 * 1024);
  const lines = text.replace(/\n$/, '').split('\n');
  expect(lines.length).toBeLessThanOrEqual(20);
  const pairs = lines.map((line) => /^([a-zA-Z0-9_]{1,255})=([^\s'"$#]*)$/.exec(line)?.slice(1) ?? line);
  expect(pairs.filter((pair) => typeof pair === 'string')).toEqual([]);
  expect(new Set(pairs.map(([key]) => key)).size).toBe(lines.length);
}

function checkCsv(text: string): void {
  const [head = [], ...rows] = readCsv(text);
  expect(head).toContain('severity');
  expect(rows.filter((row) => row.length !== head.length)).toEqual([]);
}

const bySarif = bySchema('oasis-sarif-schema-2.1.0.json');

/** The formats of the gate itself, and those that have a test of this kind of their own. */
type Own = 'json' | 'html' | 'markdown' | 'vex' | 'vsa' | 'agent' | 'sarif';

const checks: Readonly<Record<Exclude<FormatName, Own>, Check>> = {
  junit: byXmlSchemas(read('windyroad-JUnit.xsd'), read('jenkins-junit-10.xsd')),
  'gitlab-codequality': each(bySchema('gitlab-code-quality.json')),
  'gitlab-sast': each(bySchema('gitlab-sast-15.2.1.json')),
  'gitlab-secret-detection': each(bySchema('gitlab-secret_detection-15.2.1.json')),
  'gitlab-dependency-scanning': each(bySchema('gitlab-dependency_scanning-15.2.1.json')),
  'gitlab-sarif': each(checkGitlabSarif),
  dotenv: each(checkDotenv),
  sonar: each(checkSonar),
  checkstyle: byXmlSchemas(checkstyleSchema),
  csv: each(checkCsv),
};
const checked = formatNames.filter((name): name is keyof typeof checks => Object.hasOwn(checks, name));

const textOf = (name: FormatName, report: Report) => render(name, report, { category: 'a' });

const kinds: readonly Partial<ReportFinding>[] = [
  { type: 'SAST' },
  { type: 'SECRET' },
  { type: 'IAC', line: undefined },
  {
    type: 'SCA',
    title: 'Prototype pollution in lodash 4.17.15',
    line: undefined,
    detail: {
      ...sampleDetail,
      advisory: {
        cves: ['CVE-2021-23337'],
        ids: ['CVE-2021-23337', 'GHSA-35jh-r3h4-6jhm'],
        fix: 'available',
        fixedVersion: '4.17.21',
        fixedAt: undefined,
        publishedAt: undefined,
      },
    },
  },
  { type: undefined },
  { type: 'SCA', title: 'A package without a name' },
  { filePath: undefined },
  { filePath: '/etc/passwd' },
  { effect: 'none' },
  { status: 'ACCEPTED_RISK', effect: 'none' },
  { disclosed: false },
  { detail: undefined, severityKnown: false },
];

function manyFindings(count: number): ReportFinding[] {
  return Array.from({ length: count }, (_, index) =>
    sampleFinding({
      ...kinds[index % kinds.length],
      id: `vio_${index}`,
      severity: severities[index % severities.length] ?? 'HIGH',
      ...((kinds[index % kinds.length]?.line ?? 1) === undefined ? {} : { line: (index % 900) + 1 }),
    }),
  );
}

/** Of which some formats give no file. */
const undecided = 'a run that ended before its scan';

const wholeReport = (fields: Partial<Report>) => sampleReport({ ...listedWhole(), ...fields });

const reports: Readonly<Record<string, Report>> = {
  'no finding': wholeReport({ findings: [] }),
  'one finding': wholeReport({ findings: [sampleFinding()] }),
  'findings of every kind': wholeReport({ findings: manyFindings(kinds.length) }),
  '5,000 findings': wholeReport({ findings: manyFindings(5000) }),
  [undecided]: sampleReport({
    ...{ findings: [], scan: undefined, rules: [], today: undefined, headSha: undefined, exitCode: 2 },
    ...{ verdict: 'inconclusive', reason: 'settings', durationMs: Number.MAX_SAFE_INTEGER },
  }),
};

/** What takes something from a file that its readers ask for. */
const mistakes: Readonly<Record<keyof typeof checks, [what: string | RegExp, instead: string]>> = {
  junit: [/ hostname="localhost"/g, ''],
  'gitlab-codequality': ['"fingerprint"', '"finger"'],
  'gitlab-sast': ['"identifiers"', '"names"'],
  'gitlab-secret-detection': ['"commit"', '"at"'],
  'gitlab-dependency-scanning': ['"dependency"', '"package"'],
  'gitlab-sarif': ['"ruleId"', '"rule"'],
  dotenv: ['=failed', ' = failed'],
  sonar: ['"filePath"', '"path"'],
  checkstyle: [/ severity="error"/g, ' severity="bad"'],
  csv: ['"', ''],
};

/** Text that XML, JSON and lengths are sensitive to, in every field at once. */
const foreign = [
  ...hostileStrings.filter((text, index) => text.length <= 2000 && index % 7 === 0),
  ...['\u0000\u0001\u0008\u000b\u000c\u000e\u001f\u007f', '\ud800 \udfff \ufffe \uffff', ']]> &#0; <!-- -- -->'],
  ...['x'.repeat(20_000), '𝕏'.repeat(20_000), ''],
];

describe.each(checked)('%s', (name) => {
  it.each(Object.keys(reports))('is what its readers take, with %s', async (which) => {
    const text = textOf(name, reports[which] as Report);
    if (text === '') expect([which, formats[name].none]).toEqual([undecided, expect.anything()]);
    else await checks[name]([text]);
  });

  it('is not taken with a mistake in it', async () => {
    const text = textOf(name, reports['findings of every kind'] as Report);
    const wrong = text.replace(...mistakes[name]);
    expect(wrong).not.toBe(text);
    await expect(async () => checks[name]([wrong])).rejects.toThrow();
  });

  it('is what its readers take, with foreign text in every field', async () => {
    const texts = foreign.flatMap((text) => [
      textOf(name, { ...hostileReport(text), ...listed }),
      textOf(name, {
        ...withTypes(foreignReport({ line: text, block: text, path: 'src/a b&c.ts', weakness: text })),
        ...listed,
      }),
    ]);
    await checks[name](texts);
  });
});

/** Every severity, with times that a service wrote. */
const listed = (() => {
  const { scan, ...rest } = listedWhole();
  return { ...rest, scan: scan && { ...scan, startedAt: 'yesterday', completedAt: '\u0000' } };
})();

/** Foreign findings of every type. */
function withTypes(report: Report): Report {
  const types = ['SAST', 'SECRET', 'SCA', 'IAC', undefined] as const;
  const findings = [...report.findings].flatMap((finding, index) =>
    types.map((type) => ({ ...finding, type, id: `${finding.id}${index}${type}` })),
  );
  return { ...report, findings };
}
