// Prints the script that completes the words of `shop` in a shell.
import type { Command } from './command.ts';
import { asWritten } from './output/data.ts';
import { shells, writeCompletion } from './program/completion-scripts.ts';

/** `commands`: all of them, including this one, by the time it runs. */
export const completionCommands = (commands: () => readonly Command[]): readonly Command[] => [
  {
    name: 'completion',
    summary: 'Prints the script that completes commands in bash, zsh or fish',
    details: 'It completes `shop`, and the fixed values of options, such as statuses; never data of the shop.',
    takes: { SHELL: { about: 'whose script', choices: shells } },
    examples: ['bash > /etc/bash_completion.d/shop', 'zsh >> ~/.zshrc', 'fish > ~/.config/fish/completions/shop.fish'],
    run: async ({ positionals: [given], show }) => {
      const shell = shells.find((known) => known === given) ?? 'bash';
      const script = writeCompletion(shell, commands());
      show(asWritten({ shell, script }, script.trimEnd()));
    },
  },
];
