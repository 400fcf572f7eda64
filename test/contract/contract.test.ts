import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportMissingPostgres } from '../service/store/databases.ts';
import { isPostgresInstalled } from '../service/store/postgres-server.ts';
import { contractRows, endOf, type World } from './rows.ts';
import { type Subject, startHere, subjectAt } from './service.ts';

const { SCAN_GATE_CONTRACT_URL: url, SCAN_GATE_CONTRACT_KEY: key = '' } = process.env;
/** Any service, where its address is given: what the document does not show is not asked of it. */
const places: readonly (readonly [string, () => Promise<Subject>])[] =
  url === undefined
    ? (['in memory', 'on disk', ...(isPostgresInstalled ? (['over PostgreSQL'] as const) : [])] as const).map(
        (place) => [place, () => startHere(place)] as const,
      )
    : [[url, () => subjectAt(url, key)]];
const rows = contractRows.filter(({ isDecided }) => url === undefined || !isDecided);

if (url === undefined) reportMissingPostgres('the interface');

describe.each(places)('the interface, %s,', (_, start) => {
  let world: World;

  beforeAll(async () => {
    const subject = await start();
    const { call } = subject;
    const repository = (await call('/repositories')).body.repositories[0].repository_id;
    const { body } = await call('/scans', { method: 'POST', body: { repository_id: repository, branch: 'main' } });
    expect(await endOf(call, body.scan_id)).toBe('COMPLETED');
    const violation = (await call('/violations')).body.violations[0].violation_id;
    world = { subject, call, repository, scan: body.scan_id, violation };
  });
  afterAll(() => world.subject.stop());

  it.each(rows.map((row) => [row.section, row.demand, row] as const))('%s: %s', async (_section, _demand, row) => {
    await row.check(world);
  });

  it('has answered nothing that its own description does not allow', () => {
    expect(world.subject.undescribed).toEqual([]);
  });
});

it('is held by more than two hundred rows', () => {
  expect(contractRows.length).toBeGreaterThan(200);
});
