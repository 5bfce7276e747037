// Work that goes on beside the requests: each job says what it does and how often it looks for more. One run of a job at a time; a failure is logged, and the next run tries again.
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { QueueChange } from './database/changes.ts';
import { isDatabaseTrouble } from './database/trouble.ts';
import type { Deps } from './deps.ts';

export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** The queue after whose growth it looks at once. */
  readonly wakesOn?: QueueChange['data'];
  readonly run: () => Promise<void>;
}

export interface Workers {
  /** Resolves when every run under way has ended, or after so many milliseconds: what is left undone is due again when its lease ends. */
  stop(patience: number): Promise<void>;
}

export function startWorkers(deps: Pick<Deps, 'log' | 'changes'>, jobs: readonly Job[]): Workers {
  let isStopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Map<Job, Promise<void>>();
  /** Woken while a run was under way, which may have looked too early. */
  const wokenAgain = new Set<Job>();
  /** A database out of reach fails every job at every look: the log says so once. */
  let isWaiting = false;

  for (const job of jobs) schedule(job, 0);
  deps.changes.subscribe(({ data }) => {
    for (const job of jobs) if (job.wakesOn === data) wake(job);
  });

  return {
    async stop(patience) {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.race([Promise.all(underWay.values()), pauseFor(patience, undefined, { ref: false })]);
    },
  };

  function schedule(job: Job, seconds: number): void {
    if (isStopped) return;
    timers.set(
      job,
      setTimeout(() => {
        const run = job
          .run()
          .then(() => setWaiting(false))
          .catch((error: unknown) => {
            if (isDatabaseTrouble(error)) setWaiting(true, error);
            else deps.log.error({ err: error, job: job.name }, 'a job failed');
          })
          .finally(() => {
            underWay.delete(job);
            schedule(job, wokenAgain.delete(job) ? 0 : job.everySeconds);
          });
        underWay.set(job, run);
      }, seconds * 1000),
    );
  }

  function setWaiting(waits: boolean, reason?: unknown): void {
    if (waits === isWaiting) return;
    isWaiting = waits;
    if (waits) deps.log.warn({ err: reason }, 'jobs wait for the database');
    else deps.log.info('jobs go on: the database answers again');
  }

  function wake(job: Job): void {
    if (underWay.has(job)) {
      wokenAgain.add(job);
      return;
    }
    clearTimeout(timers.get(job));
    schedule(job, 0);
  }
}
