import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { connect } from './open.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const said = (fields: object, message = 'said by a driver') => Object.assign(new Error(message), fields);

it.each([
  ['a busy SQLite', said({ errcode: 5 })],
  ['a disk that takes no writes', said({ errcode: 8 })],
  ['a disk that fails', said({ errcode: 10 | (4 << 8) })],
  ['a full disk', said({ errcode: 13 })],
  ['a lost connection to PostgreSQL', said({ code: '08006' })],
  ['its full disk', said({ code: '53100' })],
  ['too many connections to it', said({ code: '53300' })],
  ['its restart', said({ code: '57P01' })],
  ['its failing disk', said({ code: '58030' })],
  ['a standby that takes no writes', said({ code: '25006' })],
  ['a lock not in time', said({ code: '55P03' })],
  ['a statement not in time', said({ code: '57014' })],
  ['a transaction lost to another', said({ code: '40P01' })],
  ['a refused connection', said({ code: 'ECONNREFUSED' })],
  ['a connection cut in the middle', said({}, 'Connection terminated unexpectedly')],
  ['no connection in time', said({}, 'timeout exceeded when trying to connect')],
])('%s passes: the call may be made again', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('a file that cannot be opened passes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const { db } = connect('sqlite', join(folder, 'missing', 'shop.sqlite'));
  await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseUnavailable);
  await rm(folder, { recursive: true });
});

it.each([
  ['a row that exists already', said({ errcode: 2067 })],
  ['a row that exists already on PostgreSQL', said({ code: '23505' })],
  ['a table that is missing', said({ errcode: 1 })],
  ['a column that is missing', said({ code: '42703' })],
  ['a mistake of ours', new TypeError('x is not a function')],
  ['something else that was thrown', 'out of luck'],
])('%s stays, however often one asks', (_what, error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
