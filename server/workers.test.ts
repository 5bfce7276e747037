import { pino } from 'pino';
import { afterEach, expect, test } from 'vitest';
import { createChanges } from './database/changes.ts';
import { type Job, type Workers, startWorkers } from './workers.ts';

const aDay = 86_400;
const changes = createChanges();
let workers: Workers | undefined;
afterEach(() => workers?.stop(aDay * 1000));

function start(job: Omit<Job, 'name' | 'everySeconds'>, log = pino({ level: 'silent' })): void {
  workers = startWorkers({ log, changes }, [{ name: 'a job', everySeconds: aDay, ...job }]);
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
  changes.publish({ data: 'mails' });
  await second.promise;
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
