import { pino } from 'pino';
import { afterEach, expect, test, vi } from 'vitest';
import { createChanges } from './database/changes.ts';
import { type Job, type Workers, startWorkers } from './workers.ts';

const aDay = 86_400;
const changes = createChanges();
const now = '2026-11-21T10:00:00.000Z';
const clock = { now: () => new Date(now) };
const jobStates = new Map();
let workers: Workers | undefined;
afterEach(async () => {
  await workers?.stop(aDay * 1000);
  jobStates.clear();
});

function start(job: Omit<Job, 'name' | 'everySeconds'>, log = pino({ level: 'silent' })): void {
  workers = startWorkers({ log, changes, clock, jobStates }, [{ name: 'a job', everySeconds: aDay, ...job }]);
}

/** A promise that the test resolves. */
const signal = () => Promise.withResolvers<void>();

test('a job runs at the start, and again as soon as what it waits for has changed', async () => {
  const runs = [signal(), signal()];
  let count = 0;
  start({
    wakesOn: 'mails',
    run: async () => {
      runs[count]?.resolve();
      count += 1;
    },
  });
  await runs[0]?.promise;
  changes.publish({ data: 'webhooks' });
  changes.publish({ data: 'mails' });
  await runs[1]?.promise;
  expect(count).toBe(2);
});

test('a change during a run starts another run after it, never a parallel one', async () => {
  const runs = [signal(), signal()];
  const end = signal();
  let underWay = 0;
  let count = 0;
  start({
    wakesOn: 'mails',
    run: async () => {
      underWay += 1;
      expect(underWay).toBe(1);
      runs[count]?.resolve();
      count += 1;
      await end.promise;
      underWay -= 1;
    },
  });
  await runs[0]?.promise;
  changes.publish({ data: 'mails' });
  changes.publish({ data: 'mails' });
  end.resolve();
  await runs[1]?.promise;
  expect(count).toBe(2);
});

test('a failure is logged with the name of the job, and the next run tries again', async () => {
  const logged = signal();
  const lines: string[] = [];
  const second = signal();
  let count = 0;
  const log = pino({}, { write: (line: string) => void (lines.push(line), logged.resolve()) });
  start(
    {
      wakesOn: 'mails',
      run: async () => {
        count += 1;
        if (count === 1) throw new Error('no luck');
        second.resolve();
      },
    },
    log,
  );
  await logged.promise;
  expect(lines[0]).toContain('"job":"a job"');
  const failure = { at: now, message: 'no luck' };
  expect(jobStates.get('a job')).toMatchObject({ lastRunAt: now, lastSuccessAt: null, failure });
  changes.publish({ data: 'mails' });
  await second.promise;
  await workers?.stop(aDay * 1000);
  expect(jobStates.get('a job')).toEqual({
    name: 'a job',
    everySeconds: aDay,
    isRunning: false,
    lastRunAt: now,
    lastSuccessAt: now,
    failure: null,
    nextRunAt: null,
  });
});

test('what a job does is known: that it runs, when it began, when it runs again', async () => {
  const begun = signal();
  const end = signal();
  start({
    run: async () => {
      begun.resolve();
      await end.promise;
    },
  });
  const waiting = { name: 'a job', everySeconds: aDay, lastSuccessAt: null, failure: null };
  expect(jobStates.get('a job')).toEqual({ ...waiting, isRunning: false, lastRunAt: null, nextRunAt: now });
  await begun.promise;
  expect(jobStates.get('a job')).toEqual({ ...waiting, isRunning: true, lastRunAt: now, nextRunAt: null });
  end.resolve();
  await vi.waitFor(() => expect(jobStates.get('a job').nextRunAt).toBe('2026-11-22T10:00:00.000Z'));
});

test('stopping waits for the current run, and starts no other', async () => {
  const begun = signal();
  const end = signal();
  let count = 0;
  start({
    wakesOn: 'mails',
    run: async () => {
      count += 1;
      begun.resolve();
      await end.promise;
    },
  });
  await begun.promise;
  changes.publish({ data: 'mails' });
  let isStopped = false;
  const stopping = workers?.stop(aDay * 1000).then(() => {
    isStopped = true;
  });
  await Promise.resolve();
  expect(isStopped).toBe(false);
  end.resolve();
  await stopping;
  changes.publish({ data: 'mails' });
  expect(count).toBe(1);
});

test('stopping waits no longer than it is told to', async () => {
  const begun = signal();
  const end = signal();
  let isEnded = false;
  start({
    run: async () => {
      begun.resolve();
      await end.promise;
      isEnded = true;
    },
  });
  await begun.promise;
  await workers?.stop(1);
  expect(isEnded).toBe(false);
  end.resolve();
});
