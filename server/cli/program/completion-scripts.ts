// Shell completion of `shop`, generated from the commands: words, options and fixed values. The
// scripts start no program, so Tab responds at once.
import type { Command } from '../command.ts';

export const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const program = 'shop';

/**
 * What can follow some words: in `orders move 2` the second argument, in `orders list --status` an
 * option's value.
 */
type Words = ReadonlyMap<string, ReadonlySet<string>>;

export function writeCompletion(shell: Shell, commands: readonly Command[]): string {
  const words = wordsOf(commands);
  if (shell === 'fish') return fishScript(words);
  const ksh = shell === 'zsh' ? 'autoload -Uz compinit bashcompinit && compinit -u && bashcompinit\n' : '';
  return ksh + bashScript(words, valueOptionsOf(commands));
}

function wordsOf(commands: readonly Command[]): Words {
  const words = new Map<string, Set<string>>();
  const add = (after: string, more: readonly string[]) => {
    words.set(after, new Set([...(words.get(after) ?? []), ...more]));
  };
  for (const { name, takes = {}, options = {}, isForRoot } of commands) {
    const [noun = '', own] = name.split(' ');
    add('', ['help', noun]);
    if (own) add(noun, [own]);
    add(
      `${name} -`,
      [...Object.keys(options), ...(isForRoot ? [] : ['json']), 'help'].map((option) => `--${option}`),
    );
    for (const [option, { choices }] of Object.entries(options))
      if (choices) add(`${name} --${option}`, choices.map(typed));
    for (const [index, { choices }] of Object.values(takes).entries())
      if (choices) add(`${name} ${index + 1}`, choices.map(typed));
  }
  return words;
}

/** As the commands accept them too: `out-for-delivery`. */
const typed = (choice: string): string => choice.toLowerCase().replaceAll(' ', '-');

const valueOptionsOf = (commands: readonly Command[]): string[] => [
  ...new Set(
    commands.flatMap(({ options = {} }) =>
      Object.entries(options).flatMap(([option, { takes }]) => (takes ? [`--${option}`] : [])),
    ),
  ),
];

const quoted = (word: string): string => `'${word}'`;

/**
 * Puts the typed words, such as `orders move 2`, in `at` and offers the words listed there,
 * otherwise files.
 */
function bashScript(words: Words, valueOptions: readonly string[]): string {
  const cases = [...words].map(([after, next]) => `    ${quoted(after)}) list='${[...next].join(' ')}' ;;`);
  return `_${program}() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" prev="\${COMP_WORDS[COMP_CWORD-1]}"
  local known=' ${[...words.keys()]
    .filter((key) => /^[\w-]+( [\w-]+)? -$/.test(key))
    .map((key) => key.slice(0, -2))
    .join(';')};'
  local at='' list='' count=0 skip=0 i word
  known=";\${known# }"
  for (( i = 1; i < COMP_CWORD; i++ )); do
    word="\${COMP_WORDS[i]}"
    if (( skip )); then skip=0; continue; fi
    case " ${valueOptions.join(' ')} " in *" $word "*) skip=1; continue ;; esac
    case "$word" in -*) continue ;; esac
    if [[ "$known" == *";$at;"* ]]; then count=$(( count + 1 )); else at="\${at:+$at }$word"; fi
    if [[ "$at" == help ]]; then at=''; fi
  done
  if (( skip )); then at="$at $prev"
  elif [[ "$cur" == -* ]]; then at="$at -"
  elif [[ "$known" == *";$at;"* ]]; then at="$at $(( count + 1 ))"
  fi
  case "$at" in
${cases.join('\n')}
  esac
  COMPREPLY=( $(compgen -W "$list" -- "$cur") )
}
complete -o default -F _${program} ${program}
`;
}

function fishScript(words: Words): string {
  const lines = [...words].map(([after, next]) => {
    const path = after.split(' ').filter(Boolean);
    const last = path.at(-1) ?? '';
    const command = path.filter((word) => !/^(-.*|\d)$/.test(word));
    const inside = `__${program}_at ${[/^\d$/.test(last) ? last : 0, ...command].join(' ')}`;
    if (last === '-')
      return [...next].map((option) => {
        const values = words.get(`${command.join(' ')} ${option}`);
        const takes = values ? ` -x -a ${quoted([...values].join(' '))}` : '';
        return `complete -c ${program} -n ${quoted(`__${program}_in ${command.join(' ')}`)} -l ${option.slice(2)}${takes}`;
      });
    if (last.startsWith('--')) return [];
    return [`complete -c ${program} -f -n ${quoted(inside)} -a ${quoted([...next].join(' '))}`];
  });
  return `function __${program}_words
  string match -v -r -- '^-' (commandline -opc)[2..]
end
function __${program}_in
  set -l typed (__${program}_words)
  set -q typed[(count $argv)]; and test "$typed[1..$(count $argv)]" = "$argv"
end
function __${program}_at -a argument
  set -l typed (__${program}_words)
  set -l command $argv[2..]
  set -l before (count $command)
  test $argument -gt 0; and set before (math $before + $argument - 1)
  test (count $typed) -eq $before; or return 1
  test (count $command) -eq 0; and return 0
  test "$typed[1..$(count $command)]" = "$command"
end
${lines.flat().join('\n')}
`;
}
