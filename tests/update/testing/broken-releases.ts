// Releases that must be rejected, each with its defect as changed files.
import type { Changes } from './archives.ts';

/** The version on trial runs no jobs; the one that serves shoppers does. */
const isOpen = "process.env.JOBS !== 'off'";

const isNeverReady = (condition: string): Changes => ({
  'server/http/health.ts': (text) =>
    text.replace(
      "app.get('/readyz', async ({ query }, reply) => {",
      `$&\n    if (${condition}) return reply.code(503).send({});`,
    ),
});
const crashesAtStart: Changes = {
  'server/main.ts': (text) => text.replace('await startOrSayWhy(', "throw new Error('a broken release');\n$&"),
};
const migrates = (statement: string): Changes => ({
  'server/database/migrations/9999-broken.ts': () => `export async function up(db) { ${statement} }\n`,
});

export const neverReady = isNeverReady('reply');
/** Works until shoppers reach it. */
export const neverReadyWhenOpen = isNeverReady(isOpen);
export const losesOrdersAndCrashes: Changes = {
  ...crashesAtStart,
  ...migrates(
    "await db.deleteFrom('order_lines' as never).execute(); await db.deleteFrom('refunds' as never).execute();",
  ),
};
export const migrationThrows = migrates("throw new Error('a broken migration');");
export const pagesFail: Changes = {
  'server/pages/pages.ts': (text) =>
    text.replace('const page = await renderPage(', "throw new Error('a broken page');\n    $&"),
};
/** Its migration loses refunds, so a rollback must restore them. */
export const changesTablesAndFailsWhenOpen: Changes = {
  ...neverReadyWhenOpen,
  ...migrates("await db.deleteFrom('refunds' as never).execute();"),
};
