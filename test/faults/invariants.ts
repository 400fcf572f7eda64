/** What holds for every run, however it was disturbed. */
import { expect } from 'vitest';
import { apiKey, type Played, token } from './play.ts';

export type Verdict = 'passed' | 'failed' | 'inconclusive';

const codes: Record<Verdict, number> = { passed: 0, failed: 1, inconclusive: 2 };
const marks: Record<Verdict, RegExp> = { passed: /✔/, failed: /✖/, inconclusive: /[!?]/ };
const conclusions: Record<Verdict, readonly string[]> = {
  passed: ['success'],
  failed: ['failure'],
  inconclusive: ['failure', 'timed_out', 'cancelled', 'action_required'],
};

/** Everything that must hold beside the verdict itself. */
export function expectSound(played: Played): void {
  const { outputs, report, code, stdout, service, github } = played;
  const verdict = outputs.verdict as Verdict;
  expect(Object.keys(codes), stdout).toContain(verdict);
  expect({ verdict: report.verdict, reason: report.reason }).toEqual({ verdict, reason: outputs.reason });
  expect(report.reason, report.message).not.toBe('internal');
  expect({ code, exit_code: report.exit_code }).toEqual({ code: codes[verdict], exit_code: codes[verdict] });
  expect(stdout.match(/^[✔✖!?](?= )/gm)?.at(-1), stdout).toMatch(marks[verdict]);
  expect(service.started.size, 'scans that were started').toBeLessThanOrEqual(1);
  expect(github.comments.length, 'comments').toBeLessThanOrEqual(1);
  expect(github.checkRuns.length, 'check runs').toBeLessThanOrEqual(1);
  expectNoLeak(played);
}

/** The check run says what the run says, and does not hold up the pull request. */
export function expectClosedCheckRun({ outputs, github }: Played): void {
  for (const { status, conclusion } of github.checkRuns) {
    expect(status).toBe('completed');
    expect(conclusions[outputs.verdict as Verdict]).toContain(conclusion);
  }
}

/** All that a reader might take for the secret: as it is, as part of a URL, and packed. */
function formsOf(secret: string): string[] {
  const packed = [0, 1, 2].map((skip) => Buffer.from(secret.slice(skip)).toString('base64').slice(0, -4));
  return [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1), ...packed];
}

/** Key and token stand in the lines that have them masked, in one header to the one server each, and in no other byte. */
export function expectNoLeak({ stdout, stderr, files, asked }: Pick<Played, 'stdout' | 'stderr' | 'files' | 'asked'>) {
  const printed = stdout.split('\n').filter((line) => !line.startsWith('::add-mask::'));
  const places: Record<string, string> = { ...files, stdout: printed.join('\n'), stderr };
  for (const [server, requests] of Object.entries(asked)) {
    for (const [index, { bytes, headers }] of requests.entries()) {
      const own = server === 'service' ? headers['x-api-key'] : headers.authorization;
      expect(own, `${server} ${bytes}`).toContain(server === 'service' ? apiKey : token);
      places[`request ${index} to ${server}`] = bytes.replace(String(own), '');
    }
  }
  const leaks = [apiKey, token].flatMap((secret, index) =>
    formsOf(secret).flatMap((form) =>
      Object.entries(places).flatMap(([place, text]) =>
        text.includes(form) ? [`${['key', 'token'][index]}: ${place}`] : [],
      ),
    ),
  );
  expect(leaks, 'places that hold a secret').toEqual([]);
}
