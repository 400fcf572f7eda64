/** Advisories of GitHub's global database, and updates of dependencies that they are about. */

const goMod = (version: string) => `module acme.example/shop\n\ngo 1.22\n\nrequire golang.org/x/net v${version}\n`;

/** By branch, each on top of the one before: updates of dependencies that help, and that do not. */
export const updates = {
  main: { 'requirements.txt': 'django==3.2.0\n', 'go.mod': goMod('0.6.0'), 'README.md': 'A shop\n' },
  text: { 'README.md': 'A shop of our own\n' },
  'fix/python': { 'requirements.txt': 'django==3.2.25\n' },
  'fix/go': { 'go.mod': goMod('0.23.0') },
  'bad/python': { 'requirements.txt': 'django==3.2.25\nurllib3==1.24.1\n' },
  'bad/go': { 'go.mod': goMod('0.5.0') },
};

/** As GitHub writes one; the texts are our own. */
function advisory(id: string, ecosystem: string, name: string, fixed: string) {
  const vector = 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:N/I:N/A:H';
  return {
    ...{ ghsa_id: id, cve_id: null, url: `https://api.github.com/advisories/${id}`, repository_advisory_url: null },
    ...{ html_url: `https://github.com/advisories/${id}`, summary: `A fault of ${name}`, description: 'It is one.' },
    ...{ type: 'reviewed', severity: 'high', source_code_location: null, identifiers: [{ type: 'GHSA', value: id }] },
    ...{ references: [], published_at: '2022-04-12T00:00:00Z', updated_at: '2023-04-12T00:00:00Z' },
    ...{ github_reviewed_at: null, nvd_published_at: null, withdrawn_at: null },
    vulnerabilities: [
      {
        package: { ecosystem, name },
        ...{ vulnerable_version_range: `< ${fixed}`, first_patched_version: fixed, vulnerable_functions: [] },
      },
    ],
    ...{
      cvss: { vector_string: vector, score: 7.5 },
      epss: { percentage: 0.12, percentile: 0.9 },
      cwes: [],
      credits: [],
    },
  };
}

export const advisories = [
  advisory('GHSA-aaaa-aaaa-aaaa', 'pip', 'django', '3.2.13'),
  advisory('GHSA-bbbb-bbbb-bbbb', 'pip', 'urllib3', '1.24.2'),
  advisory('GHSA-cccc-cccc-cccc', 'go', 'golang.org/x/net', '0.7.0'),
  advisory('GHSA-dddd-dddd-dddd', 'go', 'golang.org/x/net', '0.6.0'),
];
