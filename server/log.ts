// The shop's log: one JSON line an event, on standard output. Of an error it holds the kind and the place, never the values that it was about.
import { type DestinationStream, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

export function createLog(config: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** A database's error also carries the row that it refused, and an HTTP client's the headers that it sent. */
function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, cause } = error as NodeJS.ErrnoException;
  return { type: name, message, code, stack, ...(cause === undefined ? {} : { cause: toLoggedError(cause) }) };
}
