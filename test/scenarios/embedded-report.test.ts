/** The report of the built command over a checkout: every finding has all that its scanner says of it. */
import { expect, it } from 'vitest';
import { runCommand } from './run-action.ts';
import { makeCheckout } from './world.ts';

it('names weakness and remedy of each of 120 findings, whatever their severity', async () => {
  const secrets = Array.from({ length: 60 }, (_, index) => `password_${index} = 'winter-${index}-x'\n`).join('');
  const code = Array.from({ length: 60 }, (_, index) => `eval(value_${index})\n`).join('');
  const { path } = makeCheckout({ 'secrets.py': secrets, 'code.py': code });
  const { report } = await runCommand(['run', '--embedded', path]);
  const findings = report.findings as { cwe: string | null; remediation: string | null }[];
  expect(findings).toHaveLength(120);
  for (const { cwe, remediation } of findings)
    expect([cwe, typeof remediation]).toEqual([expect.any(String), 'string']);
});
