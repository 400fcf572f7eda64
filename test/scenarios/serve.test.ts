/** `scan-gate serve` as it is started and stopped. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { makeFolder, makeRepository } from '../service/temporary-repository.ts';
import { baseEnvironment, commandFile, runCommand } from './run-action.ts';

describe.concurrent('scan-gate serve', () => {
  async function serve(signal: NodeJS.Signals): Promise<{ code: unknown; printed: string }> {
    const path = makeRepository({ 'README.md': 'A shop\n' });
    const child = spawn(process.execPath, [commandFile, 'serve', '--repo', path], {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: baseEnvironment(makeFolder()),
    });
    let printed = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
    });
    while (!printed.includes('Ctrl+C')) await once(child.stdout, 'data');
    child.kill(signal);
    const [code] = await once(child, 'close');
    return { code, printed };
  }

  it.each(['SIGTERM', 'SIGINT'] as const)('prints the key once, and stops on %s with exit 0', async (signal) => {
    const { code, printed } = await serve(signal);
    expect(code).toBe(0);
    const [, key = 'none'] = /API key\s+(\S+)/.exec(printed) ?? [];
    expect(key.length).toBeGreaterThan(20);
    expect(printed.split(key)).toHaveLength(2);
    expect(printed).toMatch(/base URL\s+http:\/\/127\.0\.0\.1:\d+\/\S*\/v\d+\n/);
  });

  it.each<[string, string[], string]>([
    ['without --repo', [], '--repo is missing'],
    ['with a scanner that is none', ['--repo', '.', '--scanners', 'builtin,bandid'], 'did you mean bandit?'],
    ['with relative rules', ['--repo', '.', '--semgrep-rules', 'rules'], '--semgrep-rules is not an absolute path'],
    ['with a port that is none', ['--repo', '.', '--port', '70000'], 'is not a port from 0 to 65535'],
    ['with a rate that is none', ['--repo', '.', '--key-rate', '-1'], 'is not a number from 0'],
    ['with half of a certificate', ['--repo', '.', '--tls-cert', 'package.json'], 'go together'],
    ['with no certificate', ['--repo', '.', '--tls-cert', 'none.pem', '--tls-key', 'none.pem'], 'cannot be read'],
    ['with a proxy that is no address', ['--repo', '.', '--trusted-proxy', 'proxy'], 'is not an address'],
    ['for hosts of a pattern', ['--repo', '.', '--allowed-host', '*.example.com'], 'is not a host name'],
    ['for a host with a path', ['--repo', '.', '--allowed-host', 'https://example.com/'], 'is not a host name'],
    ['with an unknown flag', ['--repo', '.', '--prot', '1'], '--prot'],
    ['with one address for two repositories', ['--repo', '.', '--repo', '.', '--vcs-url', 'x'], 'one --repo only'],
  ])('exits 2 %s, and says what to do', async (_, args, message) => {
    const ended = await runCommand(['serve', ...args]);
    expect(ended.code).toBe(2);
    expect(ended.stdout).toBe('');
    expect(ended.stderr).toContain(message);
    expect(ended.stderr).toContain('scan-gate serve --help shows its flags');
  });
});
