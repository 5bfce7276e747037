// Links that a broken-in shop has placed in its folders, where an update works: root follows none.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith } from '../deploy/testing/required-program.ts';
import { type InstalledShop, installedShop } from './testing/installed-shop.ts';

describeWith('root')('an update', () => {
  let shop: InstalledShop;
  beforeAll(() => {
    shop = installedShop();
  });
  afterAll(() => shop.remove());

  const data = '/var/lib/shop';
  const asShop = (script: string) => `setpriv --reuid=shop --regid=shop --init-groups -- sh -ec '${script}'`;
  /** Calls a function of the updater as root; it may fail. */
  const asRoot = (file: string, call: string) =>
    `node --input-type=module --eval "import * as m from '/opt/shop/current/deploy/machine/update/${file}.ts'; ${call}" > /dev/null 2>&1`;

  const makeDatabase = `rm ${data}/shop.sqlite; ${asShop(
    `node -e "new (require(\\"node:sqlite\\").DatabaseSync)(\\"${data}/shop.sqlite\\").exec(\\"create table t (a)\\")"`,
  )}`;

  it.each([
    ['the copy of the database', `ln -s /etc/owned ${data}/shop.sqlite.copy`],
    ['the database', `rm ${data}/shop.sqlite; ln -s /etc/owned ${data}/shop.sqlite`],
    ['the folder of former states', `ln -s /etc/of-root ${data}/before-update`],
    ['the folder of this update', `mkdir ${data}/before-update; ln -s /etc/of-root ${data}/before-update/0.4.0`],
  ])('follows no link in place of %s', async (_what, link) => {
    const { output } = await shop.run(`
      echo before > /etc/owned; chmod 600 /etc/owned; mkdir -p /etc/of-root/0.4.0 /etc/of-root/0.1.0; echo x > /etc/of-root/0.4.0/file
      state() { cat /etc/owned; find /etc/of-root /etc/owned -printf '%p %u %s\\n' | sort; }
      state > before
      ${makeDatabase}
      ${asShop(link)}
      ${asRoot('former-states', `m.prepareFormerState('${data}', '0.4.0')`)}
      ${asRoot('kept-sqlite', `const k = m.keptSqlite('${data}', '${data}/before-update/0.4.0'); k.keep()`)}
      ${asRoot('kept-sqlite', `const k = m.keptSqlite('${data}', '${data}/before-update/0.4.0'); k.putBack()`)}
      ${asRoot('former-states', `m.deleteFormerStates('${data}', () => true)`)}
      state | diff before - && echo untouched`);
    expect(output).toBe('untouched\n');
  });

  it('keeps and puts back the database, in a folder that an older version left to root', async () => {
    const { output } = await shop.run(`
      ${makeDatabase}
      mkdir ${data}/before-update
      ${asRoot('former-states', `m.prepareFormerState('${data}', '0.4.0')`)} || echo failed
      ${asRoot('kept-sqlite', `m.keptSqlite('${data}', '${data}/before-update/0.4.0').keep()`)} || echo failed
      stat --format='%U %a %n' ${data}/shop.sqlite ${data}/before-update/0.4.0 ${data}/before-update/0.4.0/shop.sqlite
      ${asRoot('kept-sqlite', `m.keptSqlite('${data}', '${data}/before-update/0.4.0').putBack()`)} || echo failed
      find ${data} | sort`);
    expect(output.split('\n')).toEqual([
      `shop 644 ${data}/shop.sqlite`,
      `shop 700 ${data}/before-update/0.4.0`,
      `shop 644 ${data}/before-update/0.4.0/shop.sqlite`,
      data,
      `${data}/before-update`,
      `${data}/before-update/0.4.0`,
      `${data}/shop.sqlite`,
      '',
    ]);
  });
});
