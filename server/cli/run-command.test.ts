import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from '../config.ts';
import { type TestDatabase, openTestDatabase, testEngines } from '../database/testing.ts';
import { type TestCatalog, createTestCatalog, post, warli } from '../modules/catalog/products/testing.ts';
import { openShop } from '../open-shop.ts';
import { commands } from './commands.ts';
import { runCommand } from './run-command.ts';

let environment: Record<string, string> = {};
let said: string;
let complained: string;

/** `answer`: what the person at the terminal types; undefined: nobody is there. */
function run(words: string, overrides: Record<string, string> = {}, answer?: string, width = 80): Promise<number> {
  said = '';
  complained = '';
  return runCommand(
    words.split(' ').filter(Boolean),
    { ...environment, ...overrides },
    {
      width,
      print: (line) => (said += `${line}\n`),
      printError: (line) => (complained += `${line}\n`),
      ...(answer !== undefined && { ask: async () => answer }),
    },
  );
}

describe('the command line', () => {
  beforeEach(() => {
    environment = {};
  });

  it.each(['help', '--help', '-h'])('lists what there is on %s', async (word) => {
    expect(await run(word)).toBe(0);
    for (const { name } of commands) expect(said).toMatch(new RegExp(`^  ${name.split(' ')[0]} +[A-Z]`, 'm'));
    expect(said).toContain('Exit code: 0 done, 1 failed, 2 wrong arguments.');
    for (const line of said.split('\n')) expect(line.length, line).toBeLessThan(81);
    expect(complained).toBe('');
  });

  it.each(commands.map((command) => [command.name, command] as const))('explains %s', async (name, command) => {
    const plainly = (written: string) => written.replace(/\s+/g, ' ');
    expect(await run(`help ${name}`)).toBe(0);
    const help = said;
    expect(await run(`${name} --help`)).toBe(0);
    expect(said).toBe(help);
    const parts = [...Object.entries(command.takes ?? {}), ...Object.entries(command.options ?? {})];
    for (const [word, { about }] of parts)
      expect(plainly(help)).toMatch(new RegExp(`${word} .*${plainly(about).slice(0, 40).replace(/[()]/g, '.')}`));
    for (const example of command.examples) expect(help).toContain(`npm run shop -- ${name} ${example}`.trim());
    for (const line of help.split('\n').filter((one) => !one.includes('npm run shop')))
      expect(line.length).toBeLessThan(81);
    const [noun = '', own] = name.split(' ');
    if (own === undefined) return;
    await run(`help ${noun}`);
    expect(plainly(said)).toContain(plainly(command.summary));
  });

  it.each([
    ['frob', "Unknown command 'frob'."],
    ['ordrs', '(Did you mean orders?)'],
    ['orders lst', '(Did you mean list?)'],
    ['catalogue', 'Name a command.'],
    ['', 'Name a command.'],
    ['catalogue import', "Missing required argument 'PATH'."],
    ['catalogue import here there', 'Expected 1 argument but got 2: here, there.'],
    ['orders move TB-7K3F9Q', "Missing required argument 'STATUS'."],
    ['orders refund TB-7K3F9Q --amount 8.50', '--amount takes whole rupees'],
    ['orders list --status lost', 'Allowed choices are Payment pending, Expired, Ordered,'],
    ['orders list --limit 0', '--limit takes a number from 1'],
    ['payments check --from yesterday', '--from takes a day such as 2026-11-21.'],
    ['database reset --force', "Unknown option '--force'."],
  ])('answers "%s" with how it is called and exit code 2', async (words, says) => {
    expect(await run(words)).toBe(2);
    expect(complained).toContain(says);
    expect(complained).toMatch(/^Usage: npm run shop -- |npm run shop -- help/m);
    expect(said).toBe('');
    expect(await run(`${words} --json`)).toBe(2);
    expect(JSON.parse(said)).toEqual({ error: expect.stringMatching(/^[A-Z-].*[.?)]$/s) });
    expect(complained).toBe('');
  });

  it('prints its version', async () => {
    expect(await run('--version')).toBe(0);
    expect(said).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  it('says which file is not there', async () => {
    expect(await run('backup verify /nowhere/shop.tar.gz')).toBe(1);
    expect(complained).toBe('There is no file or folder /nowhere/shop.tar.gz.\n');
  });

  it('calls itself by the name that the installation gives it', async () => {
    expect(await run('help orders list', { SHOP_PROGRAM: 'shop' })).toBe(0);
    expect(said).toMatch(/^Usage: shop orders list \[OPTIONS\]$/m);
  });

  it('ends quietly when its output is closed', async () => {
    const listing = spawn(process.execPath, ['server/cli/main.ts', 'help'], { stdio: ['ignore', 'pipe', 'pipe'] });
    listing.stdout.destroy();
    expect(await text(listing.stderr)).toBe('');
    if (listing.exitCode === null) await once(listing, 'exit');
    expect(listing.exitCode).toBe(0);
  });

  it('shows the configuration without its secrets', async () => {
    const secrets = {
      DATABASE_URL: 'postgres://owner:hush-1@db.example.com/shop?password=hush-2',
      SMTP_URL: 'smtp://post:hush-3@mail.example.com:587',
      RAZORPAY_KEY_ID: 'rzp_test_key',
      RAZORPAY_KEY_SECRET: 'hush-4',
      RAZORPAY_WEBHOOK_SECRET: 'hush-5',
      RAZORPAY_WEBHOOK_SECRET_PREVIOUS: 'hush-6',
    };
    expect(await run('config check', { ...secrets, PORT: '8080' }, undefined, 120)).toBe(0);
    expect(said).toMatch(/^PORT +8080$/m);
    expect(said).toMatch(/^DATABASE_URL +postgres:\/\/owner:\*\*\*@db\.example\.com\/shop\?password=\*\*\*$/m);
    expect(said).toMatch(/^RAZORPAY_KEY_ID +rzp_test_key$/m);
    expect(said).toMatch(/^RAZORPAY_KEY_SECRET +set$/m);
    expect(said).not.toContain('hush');
  });

  it('warns about settings that a shop with real payments should have', async () => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'hush-1' };
    expect(await run('config check', { ...keys, NODE_ENV: 'production' }, undefined, 120)).toBe(0);
    expect(said).toMatch(/^WARNING\nRAZORPAY_WEBHOOK_SECRET is not set: .+$/m);
    expect(said).toMatch(/^SMTP_URL is not set: .+$/m);
    expect(said).toMatch(/^PUBLIC_URL is not an https address .+$/m);
    expect(await run('config check --json', { ...keys, NODE_ENV: 'production' })).toBe(0);
    expect(JSON.parse(said)).toMatchObject({ warnings: [{ warning: expect.any(String) }, {}, {}] });
  });

  it('names every wrong variable, never its value', async () => {
    expect(await run('config check', { PORT: 'hush-7', LOG_LEVEL: 'hush-8' })).toBe(1);
    expect(complained).toMatch(/^PORT must be .+$/m);
    expect(complained).toMatch(/^LOG_LEVEL must be .+$/m);
    expect(complained).not.toContain('hush');
    expect(await run('catalogue import folder', { PORT: 'x' })).toBe(1);
    expect(complained).toMatch(/^PORT must be .+$/m);
  });
});

describe.each(testEngines)('the command line on %s', (engine) => {
  let database: TestDatabase;
  let dataDir: string;
  let incoming: TestCatalog;

  beforeEach(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-data-'));
    incoming = await createTestCatalog();
    database = await openTestDatabase(engine);
    environment = { DATA_DIR: dataDir, LOG_LEVEL: 'silent', NODE_ENV: 'test' };
    if (engine === 'postgres') environment.DATABASE_URL = database.where;
  });
  afterEach(async () => {
    await database.close();
    await incoming.close();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function productIds(): Promise<string[]> {
    const shop = await openShop(loadConfig(environment));
    try {
      const rows = await shop.deps.db.selectFrom('products').select('id').orderBy('id').execute();
      return rows.map((row) => row.id);
    } finally {
      await shop.close();
    }
  }

  it("imports the owner's catalogue", async () => {
    expect(await run(`catalogue import ${incoming.folder}`)).toBe(0);
    expect(said).toContain('The catalogue is imported.');
    expect(await productIds()).toEqual(['monsoon-waves-tee', 'warli-village-tee']);
  });

  it('does its work when its output is closed', async () => {
    const words = ['server/cli/main.ts', 'catalogue', 'import', incoming.folder];
    const importing = spawn(process.execPath, words, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
    importing.stdout.destroy();
    const [code] = (await once(importing, 'exit')) as [number];
    expect(code).toBe(0);
    expect(await productIds()).toHaveLength(2);
  });

  it('removes scripts, media and styles from descriptions', async () => {
    const dangerous = [
      '<p onmouseover="alert(1)" style="position:fixed" class="x" id="root">Soft</p>',
      '<script>alert(1)</script><style>p{}</style><svg onload="alert(1)"><script>alert(2)</script></svg>',
      '<a href="java\tscript:alert(1)">one</a><a href="data:text/html,x">two</a><a href="//elsewhere.example">three</a>',
      '<iframe srcdoc="x"></iframe><img src=x onerror=alert(1)><object data="x"></object><form action="/x"><input></form>',
      '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
      '<base href="https://elsewhere.example"><meta http-equiv="refresh" content="0"><noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    ].join('');
    await incoming.write({
      products: [{ ...warli, description: dangerous }],
      posts: [{ ...post, description: dangerous }],
    });
    expect(await run(`catalogue import ${incoming.folder}`)).toBe(0);
    const shop = await openShop(loadConfig(environment));
    const products = await shop.deps.db.selectFrom('products').select('description').execute();
    const posts = await shop.deps.db.selectFrom('blog_posts').select('description').execute();
    await shop.close();
    for (const { description } of [...products, ...posts]) {
      expect(description).toMatch(/^<p>Soft<\/p><a>one<\/a><a>two<\/a><a>three<\/a>/);
      expect(description.replaceAll(/<\/?(p|a|table|tbody)>/g, '')).not.toContain('<');
    }
    expect([products, posts].map((rows) => rows.length)).toEqual([1, 1]);
  });

  it('deletes what a catalogue does not name only with --replace', async () => {
    await run(`catalogue import ${incoming.folder}`);
    await incoming.write({ products: [warli] });
    await run(`catalogue import ${incoming.folder}`);
    expect(await productIds()).toHaveLength(2);
    const replace = `catalogue import ${incoming.folder} --replace`;
    expect(await run(replace)).toBe(1);
    expect(said).toMatch(/^delete product +Monsoon Waves +monsoon-waves-tee$/m);
    expect(complained).toMatch(/^This does all of that\. Add --yes to confirm\.$/m);
    for (const no of ['', 'n', 'no']) expect(await run(replace, {}, no)).toBe(1);
    expect(await productIds()).toHaveLength(2);
    expect(await run(replace, {}, 'y')).toBe(0);
    expect(await productIds()).toEqual([warli.id]);
    expect(await run(`${replace} --yes`)).toBe(0);
  });

  it('ends what a rule of the shop refuses with a full stop', async () => {
    expect(await run('staff disable nobody@example.com')).toBe(1);
    expect(complained).toBe('There is no such member of staff.\n');
  });

  it('reports the errors of a catalogue, and imports nothing', async () => {
    await incoming.write({ products: [warli, { ...warli, id: 'other', price: 'free' }] });
    expect(await run(`catalogue import ${incoming.folder}`)).toBe(1);
    expect(complained).toBe('Product "other": price: must be a whole number of rupees from 1.\n');
    expect(await productIds()).toEqual([]);
  });

  it.each([
    [
      'the payment provider',
      'payments check',
      { RAZORPAY_BASE_URL: 'http://127.0.0.1:9/v1' },
      /^The payment provider gave no answer/,
    ],
    [
      'the database',
      'orders list',
      { DATABASE_URL: 'postgres://shop@127.0.0.1:9/shop' },
      /^The database at DATABASE_URL cannot be reached/,
    ],
    ['DATA_DIR', 'orders list', { DATA_DIR: '/dev/null/data' }, /^DATA_DIR \(.*\) cannot be used/],
    ['the file of a backup', 'backup restore /dev/null/missing.tar.gz', {}, /^ENOTDIR: .*missing\.tar\.gz/],
    ['the folder for a backup', 'backup create /dev/null/new.tar.gz', {}, /^ENOTDIR: .*new\.tar\.gz/],
  ])('says in one line that %s cannot be reached', async (_what, words, elsewhere, says) => {
    const keys = { RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'hush' };
    expect(await run(words, { ...keys, ...elsewhere })).toBe(1);
    expect(complained).toMatch(says);
    expect(complained.trim().split('\n')).toHaveLength(1);
  });

  it('empties the database only when confirmed, and never in production', async () => {
    await run(`catalogue import ${incoming.folder}`);
    expect(await run('database reset')).toBe(1);
    expect(complained).toContain('--yes');
    expect(await run('database reset --yes', { NODE_ENV: 'production', DEMO: '1' })).toBe(1);
    expect(complained).toContain('production');
    expect(await productIds()).toHaveLength(2);
    expect(await run('database reset --yes')).toBe(0);
    expect(await productIds()).toEqual([]);
  });
});
