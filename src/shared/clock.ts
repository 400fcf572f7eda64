/** Time as an argument: a monotonic clock, an abortable wait, and the time budget of a run. */
import { setTimeout as delay } from 'node:timers/promises';
import { GateError } from './errors.ts';

export interface Clock {
  /** Milliseconds on a monotonic clock with an arbitrary zero. */
  now(): number;
  /** Waits this many milliseconds. Rejects with the signal's reason when it is aborted. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
  /** The factor by which waits are shortened. 1 except in tests. */
  scale: number;
  /** The factor by which real-time limits are extended. 1 except in tests, whose machine may be busy. */
  patience: number;
  /** Calls back whenever a shortened wait has moved the clock, until the returned function is called. */
  onSkip?: ((callBack: () => void) => () => void) | undefined;
}

export const dayMs = 86_400_000;

const testPatience = 20;

/** Shortened waits move the clock by their full length. Work takes its real time, however busy the machine is. */
export function createClock(scale = 1): Clock {
  let skippedMs = 0;
  const now = () => performance.now() + skippedMs;
  const listeners = new Set<() => void>();
  return {
    scale,
    patience: scale === 1 ? 1 : testPatience,
    now,
    onSkip(callBack) {
      listeners.add(callBack);
      return () => listeners.delete(callBack);
    },
    async sleep(ms, signal) {
      signal.throwIfAborted();
      const wakeMs = now() + ms;
      try {
        await delay(ms / scale, undefined, { signal });
      } catch (error) {
        signal.throwIfAborted();
        throw error;
      }
      if (scale === 1) return;
      skippedMs += Math.max(0, wakeMs - now());
      for (const callBack of listeners) callBack();
    },
  };
}

/** Uses the scale that a test requests only if the service is on this machine. */
export function createScaledClock(scale: string | undefined, isServiceLocal: boolean): Clock {
  const asked = Number(scale);
  return createClock(isServiceLocal && asked >= 1 && asked <= 10_000 ? asked : 1);
}

/** The deadline and the signal for everything that waits in a run. The signal's reason is a GateError. */
export interface Budget {
  clock: Clock;
  /** Value of `clock.now()` at the end of the run's time. */
  readonly deadline: number;
  signal: AbortSignal;
  /** Sets another time limit, counted from the start of the run. */
  extendTo(timeoutMs: number): void;
  /** Stops the timer behind the signal. */
  end(): void;
}

/** Creates the time budget of a run. */
export function createBudget(clock: Clock, timeoutMs: number, cancel: AbortSignal): Budget {
  return limitTime({ clock, timeoutMs, cancel, timeIsOver: createTimeoutError });
}

interface TimeLimit {
  clock: Clock;
  timeoutMs: number;
  cancel: AbortSignal;
  /** The error for everything that takes longer. */
  timeIsOver(limitMs: number): GateError;
}

export function limitTime({ clock, timeoutMs, cancel, timeIsOver }: TimeLimit): Budget {
  const timeUp = new AbortController();
  const startedMs = clock.now();
  let deadline = startedMs;
  let timer: NodeJS.Timeout | undefined;
  const end = () => timeUp.abort(timeIsOver(deadline - startedMs));
  const stopListening = clock.onSkip?.(() => {
    if (clock.now() >= deadline) end();
  });
  const extendTo = (limitMs: number) => {
    clearTimeout(timer);
    deadline = startedMs + limitMs;
    timer = setTimeout(end, Math.max(0, deadline - clock.now())).unref();
  };
  extendTo(timeoutMs);
  return {
    clock,
    get deadline() {
      return deadline;
    },
    signal: AbortSignal.any([cancel, timeUp.signal]),
    extendTo,
    end() {
      clearTimeout(timer);
      stopListening?.();
    },
  };
}

function createTimeoutError(limitMs: number): GateError {
  return new GateError('SCAN_TIMEOUT', `The time limit of ${formatSeconds(limitMs)} is over`, {
    brief: `the scan did not end within ${formatSeconds(limitMs)}`,
  });
}

/** Creates the time budget of one surface. `who` is named in the error. */
export function limitDelivery(time: Omit<TimeLimit, 'timeIsOver'>, who = 'it'): Budget {
  return limitTime({
    ...time,
    timeIsOver: (limitMs) => new GateError('PUBLISH', `${who} took longer than ${formatSeconds(limitMs)}`),
  });
}

/** The phases of a run, in order. */
const phaseNames = ['start', 'prepare', 'trigger', 'wait', 'collect', 'judge', 'publish'] as const;

/** The duration of one phase of a run. */
export interface Phase {
  name: (typeof phaseNames)[number];
  ms: number;
  /** Number of requests sent in it, to any server. */
  requests: number;
}

export interface Stopwatch {
  /** Ends the previous phase, if it is another one. */
  begin(name: Phase['name']): void;
  /** The phases up to now. */
  phases(): Phase[];
}

/** Starts with a phase that may have begun earlier. */
export function createStopwatch(
  name: Phase['name'],
  sinceMs: number,
  now: Clock['now'],
  requestCount: () => number,
): Stopwatch {
  const ended: Phase[] = [];
  let open = { name, sinceMs, sent: requestCount() };
  const measureCurrent = (): Phase => ({
    name: open.name,
    ms: now() - open.sinceMs,
    requests: requestCount() - open.sent,
  });
  return {
    begin(next) {
      if (next === open.name) return;
      ended.push(measureCurrent());
      open = { name: next, sinceMs: now(), sent: requestCount() };
    },
    phases: () => [...ended, measureCurrent()],
  };
}

/** `1 s`, `12 s`, `2 min 5 s`: never less than one second. */
export function formatSeconds(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 60) return `${seconds} s`;
  const rest = seconds % 60;
  return rest === 0 ? `${Math.floor(seconds / 60)} min` : `${Math.floor(seconds / 60)} min ${rest} s`;
}
