// All commands of the command line, in the order in which help lists them.
import { backupCommands } from './backup.ts';
import { campaignsCommands } from './campaigns.ts';
import { catalogCommands } from './catalog.ts';
import { collectionsCommands } from './collections.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { configCommands } from './config.ts';
import { contentCommands } from './content.ts';
import { creditCommands } from './credit.ts';
import { customersCommands } from './customers.ts';
import { databaseCommands } from './database.ts';
import { documentsCommands } from './documents.ts';
import { giftCardsCommands } from './gift-cards.ts';
import { machineCommands } from './machine.ts';
import { manualOrdersCommands } from './manual-orders.ts';
import { newsletterCommands } from './newsletter.ts';
import { ordersCommands } from './orders.ts';
import { parcelsCommands } from './parcels.ts';
import { paymentsCommands } from './payments.ts';
import { postsCommands } from './posts.ts';
import { printDocumentCommands } from './print-document.ts';
import { productsCommands } from './products.ts';
import { settingsCommands } from './settings.ts';
import { staffCommands } from './staff.ts';
import { stockCommands } from './stock.ts';
import { webhooksCommands } from './webhooks.ts';

export const commands: readonly Command[] = [
  ...configCommands,
  ...databaseCommands,
  ...backupCommands,
  ...catalogCommands,
  ...productsCommands,
  ...stockCommands,
  ...ordersCommands,
  ...manualOrdersCommands,
  ...parcelsCommands,
  ...documentsCommands,
  ...printDocumentCommands,
  ...paymentsCommands,
  ...webhooksCommands,
  ...customersCommands,
  ...creditCommands,
  ...giftCardsCommands,
  ...newsletterCommands,
  ...campaignsCommands,
  ...staffCommands,
  ...settingsCommands,
  ...contentCommands,
  ...postsCommands,
  ...collectionsCommands,
  ...machineCommands,
  ...completionCommands(() => commands),
];
