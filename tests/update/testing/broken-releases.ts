// Releases that must not be accepted: what is wrong with each, as changes of the tree's files.
type Changes = Record<string, (text: string) => string>;

const crashAtStart: Changes = {
  'server/main.ts': (text) => text.replace('await start(', "throw new Error('a broken release');\n  await start("),
};
const addMigration = (statement: string): Changes => ({
  'server/database/migrate.ts': (text) =>
    text.replace(
      'const files: Record<string, MigrationFile> = {',
      `$&\n  '9999-broken': { up: async (db) => { ${statement} } },`,
    ),
});

export const brokenReleases: Record<string, Changes> = {
  'crashes at its start': crashAtStart,
  'starts and never becomes ready': {
    'server/http/health.ts': (text) =>
      text.replace(
        "app.get('/readyz', async ({ query }, reply) => {",
        '$&\n    if (reply) return reply.code(503).send({});',
      ),
  },
  'has a migration that throws': addMigration("throw new Error('a broken migration');"),
  'deletes orders in a migration and then crashes': {
    ...crashAtStart,
    ...addMigration(
      "await db.deleteFrom('order_lines' as never).execute(); await db.deleteFrom('refunds' as never).execute();",
    ),
  },
  'answers its pages with 500': {
    'server/pages/pages.ts': (text) =>
      text.replace('const page = await renderPage(', "throw new Error('a broken page');\n    $&"),
  },
};
