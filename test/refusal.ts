import { expect } from 'vitest';
import { GateError } from '../src/shared/errors.ts';

/** What the promise is rejected with: one of our own errors. */
export async function expectRefusal(asked: Promise<unknown>): Promise<GateError> {
  const error = await asked.then(
    () => expect.fail('nothing was refused'),
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof GateError)) throw error;
  return error;
}
