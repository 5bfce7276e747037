// What the shop tells the person at the terminal; everything else goes to the log.
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
