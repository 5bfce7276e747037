// Recognises what befalls a database and passes: full, read-only, restarting, out of reach, overcrowded. The call changed nothing and may be repeated.

/** Of SQLite's primary codes: busy, read-only, input or output failed, full, cannot be opened. */
const sqliteCodes = [5, 8, 10, 13, 14];

/**
 * Of PostgreSQL's: connection lost (08), out of resources such as disk (53), shutting down or starting (57P), its system's
 * failures (58), a standby that takes no writes (25006), a lock or a statement not in time (55P03, 57014), lost to another transaction (40).
 */
const postgresCodes = /^(?:08|53|57P|58|40)\w*$|^(?:25006|55P03|57014)$/;

const networkCodes = /^E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)$/;

/** The driver's own words, which carry no code: of a connection lost, of one that was not got in time, of an answer that does not come. */
const driverWords =
  /^(?:Connection terminated|Client was closed|timeout exceeded|Query read timeout|Client has encountered)/i;

export function isDatabaseTrouble(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (typeof errcode === 'number') return sqliteCodes.includes(errcode & 0xff);
  if (typeof code === 'string') return postgresCodes.test(code) || networkCodes.test(code);
  return driverWords.test(error.message);
}
