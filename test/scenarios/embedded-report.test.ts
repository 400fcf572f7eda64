/** The report of the built command over a checkout: every finding has all that its scanner says of it. */
import { expect, it } from 'vitest';
import { runCommand } from './run-action.ts';
import { makeCheckout } from './world.ts';

it('names weakness, remedy and description of each of 1,120 findings, whatever their severity', async () => {
  const secrets = Array.from({ length: 60 }, (_, index) => `password_${index} = 'winter-${index}-x'\n`).join('');
  const code = Array.from({ length: 1060 }, (_, index) => `eval(value_${index})\n`).join('');
  const { path } = makeCheckout({ 'secrets.py': secrets, 'code.py': code });
  const { report } = await runCommand(['run', '--embedded', path]);
  const findings = report.findings as Record<'type' | 'cwe' | 'remediation' | 'description', string | null>[];
  expect(findings).toHaveLength(1120);
  // A description could repeat the secret.
  const incomplete = findings.filter(
    ({ type, cwe, remediation, description }) => !cwe || !remediation || (type !== 'SECRET' && !description),
  );
  expect(incomplete).toEqual([]);
});
