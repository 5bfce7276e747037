// What the commands of a noun are about, for the help.
export const nouns: Readonly<Record<string, string>> = {
  config: 'The configuration',
  database: 'The tables, the sample catalogue, emptying a database',
  backup: 'The whole shop in one file',
  catalogue: 'All products and pictures, from and into files',
  orders: 'Orders: their next step, cancelling, refunds',
  documents: 'Invoices, bills and credit notes; files for the accountant',
  payments: "Our books against the payment provider's; refunds",
  webhooks: "The payment provider's events",
  customers: "Customers' sessions and second factors",
  credit: 'Store credit: balances and entries',
  staff: 'Who may use the admin',
  settings: "The owner's settings",
};
