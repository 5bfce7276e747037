// All commands of the command line, in the order in which help lists them.
import { backupCommands } from './shop/backup.ts';
import { campaignsCommands } from './content/campaigns.ts';
import { catalogCommands } from './catalog/catalog.ts';
import { collectionsCommands } from './catalog/collections.ts';
import type { Command } from './command.ts';
import { completionCommands } from './completion.ts';
import { configCommands } from './shop/config.ts';
import { contentCommands } from './content/content.ts';
import { creditCommands } from './selling/credit.ts';
import { customersCommands } from './people/customers.ts';
import { databaseCommands } from './shop/database.ts';
import { documentsCommands } from './selling/documents.ts';
import { giftCardsCommands } from './selling/gift-cards.ts';
import { machineCommands } from './shop/machine.ts';
import { manualOrdersCommands } from './selling/manual-orders.ts';
import { newsletterCommands } from './content/newsletter.ts';
import { ordersCommands } from './selling/orders.ts';
import { parcelsCommands } from './selling/parcels.ts';
import { paymentsCommands } from './selling/payments.ts';
import { postsCommands } from './content/posts.ts';
import { printDocumentCommands } from './selling/print-document.ts';
import { productsCommands } from './catalog/products.ts';
import { settingsCommands } from './shop/settings.ts';
import { staffCommands } from './people/staff.ts';
import { stockCommands } from './selling/stock.ts';
import { webhooksCommands } from './selling/webhooks.ts';

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
