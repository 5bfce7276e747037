// Work that goes on beside the requests: each job says what it does and how often it looks for more. One run of a job at a time; a failure is logged, and the next run tries again.
import type { Deps } from './deps.ts';

export interface Job {
  readonly name: string;
  readonly everySeconds: number;
  readonly run: () => Promise<void>;
}

export interface Workers {
  /** Resolves when every run under way has ended. */
  stop(): Promise<void>;
}

export function startWorkers(deps: Pick<Deps, 'log'>, jobs: readonly Job[]): Workers {
  let isStopped = false;
  const timers = new Map<Job, NodeJS.Timeout>();
  const underWay = new Map<Job, Promise<void>>();

  for (const job of jobs) schedule(job, 0);

  return {
    async stop() {
      isStopped = true;
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };

  function schedule(job: Job, seconds: number): void {
    if (isStopped) return;
    timers.set(
      job,
      setTimeout(() => {
        const run = job
          .run()
          .catch((error: unknown) => deps.log.error({ err: error, job: job.name }, 'a job failed'))
          .finally(() => {
            underWay.delete(job);
            schedule(job, job.everySeconds);
          });
        underWay.set(job, run);
      }, seconds * 1000),
    );
  }
}
