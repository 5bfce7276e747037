// Runs the tools of `npm run check` and `npm test`: each step has a name, a duration and a result.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { delimiter, join } from 'node:path';

export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin (or `node`) and its arguments. */
  readonly command: readonly [string, ...string[]];
  readonly environment?: Record<string, string | undefined>;
  /** Leaves the processor to the others, such as tests of a machine that must be ready within 25 s. */
  readonly yields?: boolean;
}

export interface Outcome {
  readonly name: string;
  readonly isPassed: boolean;
}

const repository = join(import.meta.dirname, '..');

/** Prints one line at the end; shows the tool's output only if it failed. */
export async function runQuietly(step: Step): Promise<Outcome> {
  let written = '';
  const outcome = await run(step, 'pipe', (text) => {
    written += text;
  });
  if (!outcome.isPassed) process.stdout.write(`${written.trimEnd()}\n\n`);
  return outcome;
}

/** Shows the tool's output while it runs. */
export async function runLive(step: Step): Promise<Outcome> {
  console.log(`\n--- ${step.name}`);
  return run(step, 'inherit', () => {});
}

function run(step: Step, output: 'pipe' | 'inherit', onText: (text: string) => void): Promise<Outcome> {
  const { name, command, environment, yields } = step;
  const [program, ...options] = command;
  const started = performance.now();
  const path = [join(repository, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  const tool = spawn(program, options, {
    cwd: repository,
    env: { ...process.env, PATH: path, ...environment },
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
  if (yields && tool.pid) setPriority(tool.pid, 5);
  tool.stdout?.setEncoding('utf8').on('data', onText);
  tool.stderr?.setEncoding('utf8').on('data', onText);
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${isPassed ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`);
      resolve({ name, isPassed });
    };
    tool.once('error', (error) => {
      onText(error.message);
      end(false);
    });
    tool.once('close', (code) => end(code === 0));
  });
}

/** In the given order, at most `width` at a time. */
export async function runAll(steps: readonly Step[], width: number): Promise<Outcome[]> {
  const waiting = [...steps];
  const outcomes: Outcome[] = [];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await runQuietly(step));
  };
  await Promise.all(Array.from({ length: width }, lane));
  return outcomes;
}
