// The log: JSON lines on standard output. An error is
// logged by kind and place, never with its values.
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

/** Database errors also quote the rejected row, and HTTP client errors the headers sent. */
function toLoggedError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, code, cause } = error as NodeJS.ErrnoException;
  return { type: name, message, code, stack, ...(cause === undefined ? {} : { cause: toLoggedError(cause) }) };
}
