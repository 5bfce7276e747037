// Runs the background jobs, each one run at a time. A failure is logged; the next run tries again.
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { QueueChange } from './database/changes.ts';
import { isDatabaseUnavailable } from './database/unavailable.ts';
import type { Deps } from './deps.ts';

export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  /** Growth of this queue starts a run at once. */
  readonly wakesOn?: QueueChange['data'];
  readonly run: () => Promise<void>;
}

export interface Workers {
  /**
   * Resolves when every current run has ended, or after that many milliseconds. Unfinished work is
   * due again when its lease ends.
   */
  stop(patience: number): Promise<void>;
}

export function startWorkers(deps: Pick<Deps, 'log' | 'changes'>, jobs: readonly Job[]): Workers {
  let isStopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Map<Job, Promise<void>>();
  /** Woken during a run that may have looked too early. */
  const wokenAgain = new Set<Job>();
  /** With the database down every job fails at every run: log it once. */
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
            if (isDatabaseUnavailable(error)) setWaiting(true, error);
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
