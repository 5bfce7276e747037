// An operator for tests: runs one command on an open shop.
import type { Deps } from '../deps.ts';
import { runCommand } from './run-command.ts';

type Values = Readonly<Record<string, string | boolean>>;

/**
 * Returns what the command printed; throws its error. `name` is the command's: `orders list`.
 * `hear` gets each line as it is printed, also before an error.
 */
export async function operate(
  deps: Deps,
  name: string,
  positionals: readonly string[] = [],
  values: Values = {},
  hear: (line: string) => void = () => {},
  width = 1000,
): Promise<string> {
  const options = Object.entries(values).flatMap(([option, value]) =>
    value === true ? [`--${option}`] : [`--${option}`, String(value)],
  );
  const said: string[] = [];
  const complaints: string[] = [];
  const code = await runCommand(
    [...name.split(' '), ...options, '--', ...positionals],
    {},
    {
      print: (line) => {
        said.push(line);
        hear(line);
      },
      printError: (line) => complaints.push(line),
      width,
    },
    { config: () => deps.config, withShop: (work) => work(deps) },
  );
  if (code !== 0) throw new Error(complaints.join('\n'));
  return said.join('\n');
}
