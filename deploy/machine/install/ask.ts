// Gets the answers from a file, a former installation, or the person at the terminal.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline/promises';
import { Problem } from '../problem.ts';
import { type Variables, readVariables } from '../settings-file.ts';
import { type Question, answerNames, problemWith, questions } from './answers.ts';

/** Throws a Problem that lists every wrong answer of the file, or missing ones without a terminal. */
export async function getAnswers(file: string | undefined, former: Variables): Promise<Variables> {
  if (file !== undefined) return fromFile(file, former);
  if (process.stdin.isTTY && process.stdout.isTTY) return await fromTerminal(former);
  return requireRight(former);
}

function fromFile(file: string, former: Variables): Variables {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  const given = readVariables(file);
  const unknown = Object.keys(given).filter((name) => !answerNames.includes(name));
  if (unknown.length > 0) {
    throw new Problem(`${file} has unknown names: ${unknown.join(', ')}. Known are ${answerNames.join(', ')}.`);
  }
  return requireRight({ ...former, ...given });
}

function requireRight(answers: Variables): Variables {
  const complete = { ...answers };
  for (const { name, suggestion } of questions) if (suggestion) complete[name] ||= suggestion(complete);
  const asked = questions.filter(({ isAsked }) => isAsked?.(complete) ?? true).map(({ name }) => name);
  const names = [...new Set([...asked, ...Object.keys(complete).filter((name) => answerNames.includes(name))])];
  const problems = names.map((name) => problemWith(name, complete)).filter((problem) => problem !== undefined);
  if (problems.length === 0) return complete;
  throw new Problem(
    [...problems, 'Nothing was changed. Run this at a terminal, or with --answers FILE (docs/install.md).'].join('\n'),
  );
}

async function fromTerminal(former: Variables): Promise<Variables> {
  const answers = { ...former };
  for (const question of questions) {
    if (question.isAsked && !question.isAsked(answers)) continue;
    answers[question.name] = await askUntilRight(question, answers);
  }
  return answers;
}

async function askUntilRight(question: Question, answers: Variables): Promise<string> {
  const { name, asks, isSecret, suggestion } = question;
  const usual = answers[name] || suggestion?.(answers) || '';
  const shown = usual && (isSecret ? ' [as before; "-" for none]' : ` [${usual}]`);
  for (;;) {
    const typed = await ask(`${asks}${shown}: `, isSecret);
    const value = typed === '-' ? '' : typed || usual;
    const problem = problemWith(name, { ...answers, [name]: value });
    if (problem === undefined) return value;
    process.stdout.write(`  ${problem}\n`);
  }
}

export async function ask(text: string, isSecret = false): Promise<string> {
  const setEcho = (state: string) => isSecret && spawnSync('stty', [state], { stdio: 'inherit' });
  const lines = createInterface({ input: process.stdin, output: process.stdout, terminal: false });
  setEcho('-echo');
  try {
    return (await lines.question(text)).trim();
  } finally {
    setEcho('echo');
    if (isSecret) process.stdout.write('\n');
    lines.close();
  }
}
