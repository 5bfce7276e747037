// Recognises temporary database errors: full, read-only, restarting, unreachable, overloaded. The
// call changed nothing and may be repeated.

/** SQLite's primary codes: busy, read-only, I/O error, full, cannot open. */
const sqliteCodes = [5, 8, 10, 13, 14];

/**
 * PostgreSQL's: connection lost (08), out of resources such as disk (53), starting or stopping
 * (57P), system error (58), read-only standby (25006), lock or statement timeout (55P03, 57014),
 * serialization failure or deadlock (40).
 */
const postgresCodes = /^(?:08|53|57P|58|40)\w*$|^(?:25006|55P03|57014)$/;

const networkCodes = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;

/** Driver messages without a code: connection lost, no connection in time, no answer in time. */
const driverWords =
  /^(?:Connection terminated|Client was closed|timeout exceeded|Query read timeout|Client has encountered)/i;

export function isDatabaseUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.includes(errcode & 0xff);
  if (typeof code === 'string') return postgresCodes.test(code) || networkCodes.test(code);
  return driverWords.test(error.message);
}
