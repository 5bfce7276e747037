// Runs the background jobs, each one run at a time. A failure is logged; the next run tries again.
// The last result of each job stays in memory, for the system page.
import { setTimeout as pauseFor } from 'node:timers/promises';
import type { JobState } from '@taana-baana/contract/admin/schemas/shop/system.ts';
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

type Needs = Pick<Deps, 'log' | 'changes' | 'clock' | 'jobStates'>;

export function startWorkers(deps: Needs, jobs: readonly Job[]): Workers {
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
    note(job, { nextRunAt: timeIn(seconds) });
    timers.set(
      job,
      setTimeout(() => {
        note(job, { isRunning: true, lastRunAt: timeIn(0), nextRunAt: null });
        const run = job
          .run()
          .then(() => {
            setWaiting(false);
            note(job, { isRunning: false, lastSuccessAt: timeIn(0), failure: null });
          })
          .catch((error: unknown) => {
            const message = error instanceof Error ? error.message : String(error);
            note(job, { isRunning: false, failure: { at: timeIn(0), message } });
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

  function note({ name, everySeconds }: Job, changes: Partial<JobState>): void {
    const before = deps.jobStates.get(name) ?? notRunYet;
    deps.jobStates.set(name, { ...before, name, everySeconds, ...changes });
  }

  function timeIn(seconds: number): string {
    return new Date(deps.clock.now().getTime() + seconds * 1000).toISOString();
  }

  function setWaiting(isWaitingNow: boolean, reason?: unknown): void {
    if (isWaitingNow === isWaiting) return;
    isWaiting = isWaitingNow;
    if (isWaitingNow) deps.log.warn({ err: reason }, 'jobs wait for the database');
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

const notRunYet = { isRunning: false, lastRunAt: null, lastSuccessAt: null, failure: null, nextRunAt: null };
