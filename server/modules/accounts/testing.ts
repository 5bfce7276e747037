// For tests: what a call costs the processor, so that work which is done or spared for a password can be told.

/** Of five calls the cheapest, in microseconds of processor time: other work on the machine does not count. */
export async function costOf(call: () => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const before = process.cpuUsage();
    await call();
    const { user, system } = process.cpuUsage(before);
    costs.push(user + system);
  }
  return Math.min(...costs);
}
