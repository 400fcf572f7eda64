import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLog, type Log, type LogOptions, wantsColour } from '../../../src/gate/hosts/log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

function written(columns?: () => number) {
  const texts: string[] = [];
  const log = createLog({ write: (text) => texts.push(text), columns });
  return { log, all: () => texts.join(''), texts };
}

/** What a terminal shows in the end, line by line. */
function screen(text: string): string[] {
  return text.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');
}

describe('the live line', () => {
  it('keeps changing, stays below the lines, and is gone in the end', () => {
    const { log, all } = written(() => 80);
    let seconds = 1;
    const end = log.live(() => `Scan SCANNING, ${seconds} s so far`);
    expect(screen(all())).toEqual(['⠋ Scan SCANNING, 1 s so far']);
    seconds = 2;
    vi.advanceTimersByTime(100);
    expect(screen(all())).toEqual(['⠙ Scan SCANNING, 2 s so far']);
    log.line('Scan COMPLETED');
    expect(screen(all())).toEqual(['Scan COMPLETED', '⠙ Scan SCANNING, 2 s so far']);
    end();
    const atEnd = all();
    vi.advanceTimersByTime(1000);
    expect(all()).toBe(atEnd);
    log.line('Passed');
    expect(screen(all())).toEqual(['Scan COMPLETED', 'Passed', '']);
  });

  it('fits the terminal, and shows no control of a foreign text', () => {
    const { log, all } = written(() => 20);
    log.live(() => 'Scan \u001b[2J\r\nof a branch with a long name')();
    const shown = all().split('\r\u001b[K').filter(Boolean);
    for (const text of shown) {
      expect(text.length).toBeLessThan(20);
      expect(text).not.toMatch(/[\u0000-\u001f]/);
    }
  });

  it('is not written where nobody looks at a terminal', () => {
    const { log, texts } = written();
    const end = log.live(() => 'Scan SCANNING');
    vi.advanceTimersByTime(1000);
    end();
    expect(texts).toEqual([]);
  });
});

describe('what is asked of the log', () => {
  const printed = (use: (log: Log) => void, options: Partial<LogOptions> = {}) => {
    let text = '';
    use(
      createLog({
        write: (more) => {
          text += more;
        },
        ...options,
      }),
    );
    return text;
  };

  it('is the last line alone when it is to be quiet', () => {
    const text = printed((log) => {
      log.level = 'quiet';
      log.line('a line');
      log.group('a group', ['a line in it']);
      log.close('the end');
    });
    expect(text).toBe('the end\n');
  });

  it('is color only where colors are wanted, and never a foreign one', () => {
    const line = ['a ', { text: 'red\u001b[0m', style: 'red' }] as const;
    expect(printed((log) => log.line(line))).toBe('a red␛[0m\n');
    expect(printed((log) => log.line(line), { hasColour: true })).toBe('a \u001b[31mred␛[0m\u001b[0m\n');
  });

  it.each([
    ['bold', 1],
    ['dim', 2],
    ['red', 31],
    ['green', 32],
    ['yellow', 33],
    ['cyan', 36],
  ] as const)('is %s where it is to be', (style, code) => {
    expect(printed((log) => log.line([{ text: 'a', style }]), { hasColour: true })).toBe(`\u001b[${code}ma\u001b[0m\n`);
  });

  it('puts no command together from harmless pieces', () => {
    const line = [{ text: ':', style: 'dim' }, ':error::owned'] as const;
    expect(printed((log) => log.line(line), { hasColour: true })).toBe(': :error::owned\n');
  });

  it.each<[Record<string, string>, boolean, boolean]>([
    [{}, true, true],
    [{}, false, false],
    [{ NO_COLOR: '1' }, true, false],
    [{ FORCE_COLOR: '1' }, false, true],
    [{ FORCE_COLOR: '0' }, true, false],
    [{ NO_COLOR: '1', FORCE_COLOR: '1' }, true, false],
    [{ TERM: 'dumb' }, true, false],
  ])('with %j on a terminal (%j) has colors: %j', (env, isTerminal, expected) => {
    expect(wantsColour(env, isTerminal)).toBe(expected);
  });
});
