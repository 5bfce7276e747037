// Every command of `npm run shop`, in the order in which help lists them.
import { catalogueCommands } from './catalogue.ts';
import type { Command } from './command.ts';
import { configCommands } from './config.ts';
import { databaseCommands } from './database.ts';

export const commands: readonly Command[] = [...configCommands, ...databaseCommands, ...catalogueCommands];
