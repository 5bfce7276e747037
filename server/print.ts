// Prints to the terminal for the person who runs the command; everything else goes to the log.
export function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
