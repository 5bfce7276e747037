// All commands of the command line, in the order in which help lists them.
import { backupCommands } from './shop/backup.ts';
import { catalogCommands } from './catalog/catalog.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { configCommands } from './shop/config.ts';
import { creditCommands } from './selling/credit.ts';
import { customersCommands } from './people/customers.ts';
import { databaseCommands } from './shop/database.ts';
import { documentsCommands } from './selling/documents.ts';
import { machineCommands } from './shop/machine.ts';
import { ordersCommands } from './selling/orders.ts';
import { paymentsCommands } from './selling/payments.ts';
import { settingsCommands } from './shop/settings.ts';
import { staffCommands } from './people/staff.ts';
import { webhooksCommands } from './selling/webhooks.ts';

export const commands: readonly Command[] = [
  ...configCommands,
  ...databaseCommands,
  ...backupCommands,
  ...catalogCommands,
  ...ordersCommands,
  ...documentsCommands,
  ...paymentsCommands,
  ...webhooksCommands,
  ...customersCommands,
  ...creditCommands,
  ...staffCommands,
  ...settingsCommands,
  ...machineCommands,
  ...completionCommands(() => commands),
];
