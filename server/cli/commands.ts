// Every command of `npm run shop`, in the order in which help lists them.
import { backupCommands } from './backup.ts';
import { catalogueCommands } from './catalogue.ts';
import type { Command } from './command.ts';
import { configCommands } from './config.ts';
import { customersCommands } from './customers.ts';
import { databaseCommands } from './database.ts';
import { ordersCommands } from './orders.ts';
import { paymentsCommands } from './payments.ts';
import { webhooksCommands } from './webhooks.ts';

export const commands: readonly Command[] = [
  ...configCommands,
  ...databaseCommands,
  ...backupCommands,
  ...catalogueCommands,
  ...ordersCommands,
  ...paymentsCommands,
  ...webhooksCommands,
  ...customersCommands,
];
