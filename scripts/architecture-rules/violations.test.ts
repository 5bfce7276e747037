// Tests every rule with code that breaks it and similar code that does not.
import { describe, expect, it } from 'vitest';
import { findViolations, ruleNames } from './violations.ts';

type Sources = Record<string, string>;

/** Rule, code that breaks it, similar code that does not. */
const cases: [rule: string, broken: Sources, fine: Sources][] = [
  [
    'contract-stands-alone',
    { 'contract/limits.ts': `import { shop } from '../shop.config.ts';` },
    { 'contract/limits.ts': `import { z } from 'zod'; import { a } from './pages.ts';` },
  ],
  [
    'contract-stands-alone',
    { 'contract/limits.ts': `import { v7 } from 'uuid';` },
    { 'contract/limits.test.ts': `import { it } from 'vitest';` },
  ],
  [
    'storefront-knows-the-contract-only',
    { 'storefront/store/hooks.ts': `import type { Deps } from '../../server/deps.ts';` },
    { 'storefront/store/hooks.ts': `import { pages } from '@taana-baana/contract';` },
  ],
  [
    'storefront-knows-the-contract-only',
    { 'storefront/store/hooks.ts': `import { shop } from '../../shop.config.ts';` },
    { 'storefront/store/testing.ts': `import { shop } from '../../shop.config.ts';` },
  ],
  [
    'storefront-knows-the-contract-only',
    { 'storefront/store/hooks.ts': `await import('@taana-baana/sample/drop.ts');` },
    { 'storefront/store/hooks.ts': `await import('./toasts.ts');` },
  ],
  [
    'storefront-knows-the-contract-only',
    { 'storefront/store/hooks.ts': `import { send } from '../../admin/store/send.ts';` },
    { 'storefront/build.ts': `import { stampOf } from '../scripts/build-steps.ts';` },
  ],
  [
    'admin-knows-the-contract-only',
    { 'admin/store/send.ts': `import type { Deps } from '../../server/deps.ts';` },
    {
      'admin/store/send.ts': `import { adminCalls } from '@taana-baana/contract/admin/calls.ts'; import { useShopForm } from '../../design/form/use-shop-form.ts';`,
    },
  ],
  [
    'admin-knows-the-contract-only',
    { 'admin/components/link.tsx': `import { Link } from '../../storefront/components/link.tsx';` },
    { 'admin/build.ts': `import { stampOf } from '../scripts/build-steps.ts';` },
  ],
  [
    'admin-is-built-and-served-only',
    { 'server/admin/built-admin.ts': `import { createStore } from '../../admin/store/create-store.ts';` },
    { 'admin/app/entry.tsx': `import { createStore } from '../store/create-store.ts';` },
  ],
  [
    'design-stands-alone',
    { 'design/icon.tsx': `import { Link } from '../admin/components/link.tsx';` },
    { 'design/fields/text-field.tsx': `import { email } from '@taana-baana/contract/texts/field-labels.ts';` },
  ],
  [
    'design-stands-alone',
    { 'server/pages/pages.ts': `import { useShopForm } from '../../design/form/use-shop-form.ts';` },
    { 'storefront/screens/cart/cart-form.tsx': `import { useShopForm } from '../../../design/form/use-shop-form.ts';` },
  ],
  [
    'storefront-never-knows-the-admin',
    { 'storefront/store/hooks.ts': `import { adminCalls } from '@taana-baana/contract/admin/calls.ts';` },
    { 'server/admin/bind.ts': `import { adminCalls } from '@taana-baana/contract/admin/calls.ts';` },
  ],
  [
    'storefront-never-knows-the-admin',
    { 'design/icon.tsx': `import { close } from '@taana-baana/contract/admin/texts/shell.ts';` },
    { 'admin/components/link.tsx': `import { close } from '@taana-baana/contract/admin/texts/shell.ts';` },
  ],
  [
    'admin-contract-is-its-own',
    { 'contract/contract.ts': `export * from './admin/calls.ts';` },
    { 'contract/admin/calls.ts': `import { sellingCalls } from './calls/selling.ts';` },
  ],
  [
    'typed-text-is-kept',
    { 'admin/screens/order/thanks-dialog.tsx': `useShopForm(Thanks, { text: '' });` },
    { 'admin/screens/order/thanks-dialog.tsx': `useKeptForm('thanks', Thanks, {}); <Form kept={form.kept} />;` },
  ],
  [
    'typed-text-is-kept',
    { 'admin/screens/order/thanks-dialog.tsx': `useKeptForm('thanks', Thanks, {}); <Form />;` },
    { 'admin/screens/account/app-form.tsx': `useShopForm(Code, {}); <TextField autoComplete="one-time-code" />;` },
  ],
  [
    'typed-text-is-kept',
    { 'admin/screens/order/thanks.tsx': `<TextAreaField value={text} onChange={setText} />;` },
    { 'admin/screens/order/thanks.tsx': `<TextAreaField {...form.register('text')} />;` },
  ],
  [
    'typed-text-is-kept',
    { 'admin/screens/order/thanks.tsx': `<textarea value={text} />;` },
    { 'storefront/screens/help/help.screen.tsx': `useShopForm(Enquiry, {}); <textarea />;` },
  ],
  [
    'typed-text-is-kept',
    {
      'admin/screens/account/password-dialog.tsx': `useKeptForm('password', Password, {}); <Form kept={form.kept}><PasswordField /></Form>;`,
    },
    { 'admin/screens/account/password-dialog.tsx': `useShopForm(Password, {}); <PasswordField />;` },
  ],
  [
    'one-word-for-one-thing',
    { 'server/modules/selling/actions/fulfilment/shipment-mail.ts': '' },
    { 'server/modules/selling/actions/fulfilment/parcel-mail.ts': '' },
  ],
  [
    'pages-is-the-bridge',
    { 'server/http/app.ts': `import type { renderPage } from '../../storefront/app/entry-server.tsx';` },
    { 'server/pages/pages.ts': `import type { renderPage } from '../../storefront/app/entry-server.tsx';` },
  ],
  [
    'pages-is-the-bridge',
    { 'server/pages/pages.ts': `import { renderToString } from 'react-dom/server';` },
    { 'storefront/app/entry-server.tsx': `import { renderToString } from 'react-dom/server';` },
  ],
  [
    'sample-is-data',
    { 'sample/draw.ts': `import { openShop } from '../server/open-shop.ts';` },
    { 'sample/draw.ts': `import sharp from 'sharp'; import { sizes } from '@taana-baana/contract';` },
  ],
  [
    'sample-is-data',
    { 'server/modules/catalog/products/products.service.ts': `import { drop } from '../../../../sample/drop.ts';` },
    { 'server/database/seed.ts': `import { drop } from '../../sample/drop.ts';` },
  ],
  [
    'tests-stay-outside',
    { 'server/open-shop.ts': `import { openTestShop } from './testing.ts';` },
    { 'server/open-shop.test.ts': `import { openTestShop } from './testing.ts';` },
  ],
  [
    'modules-meet-by-service',
    {
      'server/modules/people/privacy/privacy.service.ts': `import { deletePosts } from '../../content/blog/blog.repository.ts';`,
    },
    {
      'server/modules/people/privacy/privacy.service.ts': `import { findAccount } from '../accounts/accounts.service.ts'; import { deleteCards } from '../accounts/accounts.repository.ts'; import { AppError } from '../../app-error.ts';`,
      'server/modules/selling/desk/packing.service.ts': `import { listLines } from '../order/orders.repository.ts';`,
    },
  ],
  [
    'modules-meet-by-service',
    { 'server/jobs.ts': `import { findOrders, updateOrders } from './modules/selling/order/orders.repository.ts';` },
    {
      'server/jobs.ts': `import { findOrders } from './modules/selling/order/orders.repository.ts'; import { reconcile } from './modules/selling/order/orders.service.ts';`,
    },
  ],
  [
    'modules-meet-by-service',
    { 'server/cli/orders.ts': `import { findOrders } from '../modules/selling/order/orders.mapping.ts';` },
    { 'server/cli/orders.ts': `import type { OrderRow } from '../modules/selling/order/orders.repository.ts';` },
  ],
  [
    'functions-add-something',
    {
      'server/metrics/figures.ts': `import { countOrders } from './orders.repository.ts'; export async function readFigures({ db }: Deps, most: number) { return await countOrders(db, most); }`,
    },
    {
      'server/metrics/figures.ts': `import { countOrders } from './orders.repository.ts'; export const readFigures = ({ db }: Deps) => countOrders(db, 20);`,
      'server/metrics/other.ts': `import { countOrders } from './orders.repository.ts'; export const readSome = (deps: Deps) => [countOrders(deps.db)];`,
    },
  ],
  [
    'functions-add-something',
    { 'server/a.ts': `import { b } from './b.ts'; export const a = (x: number, y: number) => b(y, x);` },
    { 'server/a.ts': `export const a = (x: number) => b(x); const b = (x: number) => x + 1;` },
  ],
  [
    'functions-add-something',
    {
      'server/a.service.ts': `import { listPosts } from './a.repository.ts'; export const all = (db: Db) => listPosts(db);`,
    },
    {
      'server/a.service.ts': `import { deletePosts } from './a.repository.ts'; export const end = (db: Db) => deletePosts(db);`,
    },
  ],
  [
    'routes-are-gathered-once',
    { 'server/http/module-routes.ts': `import { staffRoutes } from '../modules/people/staff/staff.routes.ts';` },
    { 'server/admin/module-routes.ts': `import { staffRoutes } from '../modules/people/staff/staff.routes.ts';` },
  ],
  [
    'routes-are-gathered-once',
    { 'server/admin/module-routes.ts': `import { cartRoutes } from '../modules/selling/routes/cart.routes.ts';` },
    { 'server/admin/module-routes.ts': `import { all } from '../modules/selling/routes/admin/order-admin.routes.ts';` },
  ],
  [
    'routes-are-gathered-once',
    { 'server/http/app.ts': `import { cartRoutes } from '../modules/selling/routes/cart.routes.ts';` },
    { 'server/http/module-routes.ts': `import { cartRoutes } from '../modules/selling/routes/cart.routes.ts';` },
  ],
  [
    'routes-translate-only',
    {
      'server/modules/selling/routes/cart.routes.ts': `import { findLines } from '../actions/cart/cart.repository.ts';`,
    },
    { 'server/modules/selling/routes/cart.routes.ts': `import { listLines } from '../actions/cart/cart.service.ts';` },
  ],
  [
    'services-know-neither-http-nor-sql',
    { 'server/modules/selling/actions/cart/cart.service.ts': `import { sql } from 'kysely';` },
    { 'server/modules/selling/actions/cart/cart.repository.ts': `import { sql } from 'kysely';` },
  ],
  [
    'services-know-neither-http-nor-sql',
    { 'server/modules/selling/actions/cart/cart.service.ts': `import type { FastifyRequest } from 'fastify';` },
    { 'server/modules/selling/actions/cart/cart.service.ts': `import { findLines } from './cart.repository.ts';` },
  ],
  [
    'tables-are-read-by-services',
    {
      'server/modules/selling/actions/cart/lines.ts': `import { listLines } from './cart.repository.ts'; listLines();`,
    },
    {
      'server/modules/selling/actions/cart/cart.service.ts': `import { listLines } from './cart.repository.ts'; listLines();`,
    },
  ],
  [
    'services-hide-repositories',
    { 'server/modules/selling/actions/cart/cart.service.ts': `export { listLines } from './cart.repository.ts';` },
    {
      'server/modules/selling/actions/cart/cart.service.ts': `import { listLines } from './cart.repository.ts'; export { toLine } from './cart.mapping.ts'; listLines();`,
    },
  ],
  [
    'services-hide-repositories',
    {
      'server/modules/selling/actions/cart/cart.service.ts': `import { listLines } from './cart.repository.ts'; export { listLines };`,
    },
    {
      'server/modules/selling/actions/cart/cart.service.ts': `import { listLines } from './cart.repository.ts'; export const list = (deps: Deps) => listLines(deps.db);`,
    },
  ],
  [
    'repositories-know-no-http',
    { 'server/modules/selling/actions/cart/cart.repository.ts': `import type { FastifyRequest } from 'fastify';` },
    {
      'server/modules/selling/actions/cart/cart.repository.ts': `import type { Database } from '../../../../database/tables.ts';`,
    },
  ],
  [
    'server-layers',
    {
      'server/modules/selling/actions/cart/cart.service.ts': `import { readSession } from '../../../../http/session.ts';`,
    },
    { 'server/http/session.ts': `import { findSession } from '../modules/people/accounts/accounts.service.ts';` },
  ],
  [
    'server-layers',
    {
      'server/integrations/mailer/mailer.ts': `import { findSession } from '../../modules/people/accounts/accounts.service.ts';`,
    },
    { 'server/integrations/mailer/mailer.ts': `import type { Config } from '../../config.ts';` },
  ],
  [
    'server-runs-no-commands',
    { 'server/integrations/image-store/image-store.ts': `import { execFile } from 'node:child_process';` },
    { 'server/main.test.ts': `import { spawn } from 'node:child_process';` },
  ],
  [
    'server-runs-no-commands',
    { 'server/modules/html.ts': `await import('node:vm');` },
    { 'scripts/testing/start-shop.ts': `import { spawn } from 'node:child_process';` },
  ],
  [
    'documents-have-their-thread',
    { 'server/modules/selling/money/documents/pdf/document-files.service.ts': `await import('./render-document.ts');` },
    {
      'server/modules/selling/money/documents/pdf/render-thread.ts': `import { renderDocument } from './render-document.ts';`,
    },
  ],
  [
    'browser-layers',
    { 'storefront/screens/cart/cart.screen.tsx': `import { routes } from '../../app/routes.tsx';` },
    { 'storefront/app/routes.tsx': `await import('../screens/cart/cart.screen.tsx');` },
  ],
  [
    'browser-layers',
    { 'storefront/store/cart/cart.thunks.ts': `import { Heart } from '../../components/heart-toggle.tsx';` },
    { 'storefront/screens/cart/cart.screen.tsx': `import { Heart } from '../../components/heart-toggle.tsx';` },
  ],
  [
    'screens-are-strangers',
    { 'storefront/screens/cart/cart.screen.tsx': `import { Summary } from '../checkout/order-summary.tsx';` },
    { 'storefront/screens/cart/cart.screen.tsx': `import { Summary } from './cart-summary.tsx';` },
  ],
  [
    'components-take-props',
    { 'storefront/components/product/product-card.tsx': `import { useSelector } from 'react-redux';` },
    { 'storefront/components/product/product-card.tsx': `import { useState } from 'react';` },
  ],
  [
    'components-take-props',
    { 'storefront/components/product/product-card.tsx': `import { useLocation } from 'react-router';` },
    { 'storefront/screens/store/use-store-address.ts': `import { useLocation } from 'react-router';` },
  ],
  [
    'links-have-one-owner',
    { 'storefront/screens/blog/blog.screen.tsx': `import { Link } from 'react-router';` },
    { 'storefront/components/link.tsx': `import { Link } from 'react-router';` },
  ],
  [
    'forms-have-a-schema',
    { 'storefront/screens/login/login.screen.tsx': `import { useForm } from 'react-hook-form';` },
    { 'design/form/use-shop-form.ts': `import { useForm } from 'react-hook-form';` },
  ],
  [
    'environment-is-read-in-entries',
    { 'server/http/app.ts': `const port = process.env.PORT;` },
    { 'server/main.ts': `start(process.env);` },
  ],
  [
    'browser-storage-has-one-owner',
    { 'storefront/screens/cart/cart.screen.tsx': `window.localStorage.clear();` },
    { 'storefront/store/browser-storage.ts': `window.localStorage.clear();` },
  ],
  [
    'html-has-one-owner',
    {
      'storefront/screens/blog/blog.screen.tsx': `export const Post = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    },
    {
      'storefront/components/page/html-block.tsx': `export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    },
  ],
  [
    'html-has-one-owner',
    {
      'admin/screens/content/preview.tsx': `export const Post = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    },
    { 'admin/screens/content/preview.tsx': `export const Post = () => <p />;` },
  ],
  [
    'browser-storage-has-one-owner',
    { 'admin/screens/orders/orders.screen.tsx': `localStorage.clear();` },
    { 'admin/store/device-choices.ts': `localStorage.clear();` },
  ],
  [
    'shown-text-is-in-the-contract',
    { 'admin/screens/orders/orders.screen.tsx': `export const Orders = () => <h1>Orders</h1>;` },
    { 'admin/screens/orders/orders.screen.tsx': `export const Orders = () => <h1>{texts.title}</h1>;` },
  ],
  [
    'screens-are-strangers',
    { 'admin/screens/orders/orders.screen.tsx': `import { MemberRow } from '../staff/member-row.tsx';` },
    { 'admin/screens/staff/staff.screen.tsx': `import { MemberRow } from './member-row.tsx';` },
  ],
  [
    'components-take-props',
    { 'admin/components/page/page.tsx': `import { proofGate } from '../../store/staff/proof.ts';` },
    { 'admin/components/fields/kept-note.tsx': `import type { Kept } from '../../store/use-kept-form.ts';` },
  ],
  [
    'html-has-one-owner',
    { 'storefront/screens/blog/blog.screen.tsx': `const props = { dangerouslySetInnerHTML: { __html: '' } };` },
    { 'storefront/screens/blog/blog.screen.tsx': `const props = { children: '' };` },
  ],
  [
    'time-comes-from-the-clock',
    { 'server/modules/selling/desk/orders/own-orders.service.ts': `const now = new Date();` },
    {
      'server/modules/selling/desk/orders/own-orders.service.ts': `const then = new Date(0); const now = deps.clock.now();`,
    },
  ],
  [
    'time-comes-from-the-clock',
    { 'server/modules/selling/desk/orders/own-orders.service.ts': `const now = Date.now();` },
    { 'server/open-shop.ts': `const clock = { now: () => new Date() };` },
  ],
  ...[
    '<p>Hello</p>',
    '<p>{`Hello ${name}`}</p>',
    "<p>{isKnown ? 'Hello' : name}</p>",
    "<p>{isKnown && 'Hello'}</p>",
    "<p>{'Hello ' + name}</p>",
    "<p>{isKnown ? ('Hello') : name}</p>",
    "<>{'Hello'}</>",
    '<img alt="A tee" />',
    '<button aria-label={`Remove ${title}`} />',
    "<input {...inputProps({ 'aria-label': 'Search' })} />",
    "<TextField label={isKnown ? 'Name' : name} />",
  ].map((jsx): (typeof cases)[number] => [
    'shown-text-is-in-the-contract',
    { 'storefront/screens/cart/cart.screen.tsx': `export const Cart = () => ${jsx};` },
    {
      'storefront/screens/cart/cart.screen.tsx':
        'export const Cart = () => <p className="mt-3" title={texts.cart}>{texts.cart} · {`#${id}`}</p>;',
      'storefront/screens/cart/cart.screen.test.tsx': `show(${jsx});`,
    },
  ]),
  [
    'shown-text-is-in-the-contract',
    { 'storefront/screens/cart/cart.screen.tsx': `const title = 'Cart';` },
    { 'storefront/screens/cart/cart.screen.tsx': `const title = texts.cart; const name = 'cart';` },
  ],
  [
    'shown-text-is-in-the-contract',
    { 'storefront/app/layout/footer/footer.tsx': `const links = [{ label: 'Blogs', to: '/blogs' }];` },
    { 'storefront/app/layout/footer/footer.tsx': `const links = [{ label: texts.blogs, to: '/blogs' }];` },
  ],
  [
    'forms-name-their-method',
    { 'storefront/screens/login/login.screen.tsx': `export const Login = () => <form onSubmit={submit} />;` },
    {
      'storefront/screens/login/login.screen.tsx': `export const Login = () => <form method="post" onSubmit={submit} />;`,
    },
  ],
  [
    'prices-are-computed-in-pricing',
    { 'storefront/screens/cart/cart-line.tsx': `const total = line.price * quantity;` },
    {
      'storefront/screens/cart/cart-line.tsx': `const total = listPriceOf(line); const isMore = price > before;`,
      'storefront/screens/cart/cart-line.test.tsx': `const total = line.price * quantity;`,
      'contract/pricing/list-price.ts': `export const listPriceOf = ({ price, quantity }) => price * quantity;`,
    },
  ],
  [
    'prices-are-computed-in-pricing',
    { 'server/modules/selling/order/orders.mapping.ts': `sum += row.items_total + Number(row.shipping_price ?? 0);` },
    { 'server/modules/selling/order/orders.mapping.ts': `const payable = total - credit;` },
  ],
  [
    'prices-are-computed-in-pricing',
    { 'admin/screens/order/refund-pieces.tsx': `const { price: unit } = line; const sum = unit * line!.quantity;` },
    { 'admin/screens/order/refund-pieces.tsx': `const hundredths = quantity * 100; const ratio = quantity / left;` },
  ],
  ['no-drawer-names', { 'server/utils/money.ts': '' }, { 'server/modules/money.ts': '' }],
  ['no-drawer-names', { 'storefront/screens/cart/index.tsx': '' }, { 'storefront/screens/cart/cart.screen.tsx': '' }],
  [
    'kebab-case-names',
    { 'storefront/components/ProductCard.tsx': '' },
    { 'storefront/components/product/product-card.tsx': '' },
  ],
  [
    'kebab-case-names',
    { 'server/modules/cart/cart.controller.ts': '' },
    { 'server/modules/selling/actions/cart/cart.service.test.ts': '' },
  ],
  [
    'no-barrels',
    { 'storefront/components/parts.ts': `export * from './product-card.tsx';` },
    { 'contract/contract.ts': `export * from './pages.ts';` },
  ],
  [
    'folders-are-small',
    fileOfEach('server/cli', ['ts'], 17),
    { ...fileOfEach('server/cli', ['ts', 'test.ts'], 16), ...fileOfEach('server/database/migrations', ['ts'], 40) },
  ],
  [
    'no-cycles',
    {
      'server/a.ts': `import './b.ts';`,
      'server/b.ts': `import './c.ts';`,
      'server/c.ts': `export { a } from './a.ts';`,
    },
    { 'server/a.ts': `import './b.ts';`, 'server/b.ts': `import type { A } from './a.ts';` },
  ],
  [
    'no-circle-of-modules',
    {
      'server/modules/shop/mail/mail.service.ts': `import '../../people/staff/staff.service.ts';`,
      'server/modules/people/staff/staff.service.ts': `import '../../selling/goods/stock/stock.service.ts';`,
      'server/modules/selling/goods/stock/low.service.ts': `import type { Mail } from '../../../shop/mail/send.service.ts';`,
    },
    {
      'server/modules/shop/mail/mail.service.ts': `import '../../people/staff/staff.service.ts';`,
      'server/modules/people/staff/staff.routes.ts': `import '../../shop/mail/mail.service.ts';`,
      'server/modules/people/staff/staff.test.ts': `import '../../shop/mail/mail.service.ts';`,
    },
  ],
  [
    'levels-are-respected',
    {
      'server/modules/selling/money/payments/refunds.service.ts': `import '../../actions/orders/cancel.service.ts';`,
    },
    {
      'server/modules/selling/actions/orders/cancel.service.ts': `import '../../money/payments/refunds.service.ts'; import '../../order/orders.service.ts';`,
      'server/modules/selling/money/payments/refunds.test.ts': `import '../../actions/orders/cancel.service.ts';`,
    },
  ],
  [
    'levels-are-respected',
    { 'server/modules/selling/order/orders.service.ts': `import '../desk/list.service.ts';` },
    { 'server/modules/selling/desk/list.service.ts': `import '../order/orders.service.ts';` },
  ],
];

/** `count` empty files for each ending. */
function fileOfEach(folder: string, endings: readonly string[], count: number): Sources {
  const paths = Array.from({ length: count }, (_, index) =>
    endings.map((ending) => `${folder}/file-${index}.${ending}`),
  );
  return Object.fromEntries(paths.flat().map((path) => [path, '']));
}

const rulesBrokenBy = (sources: Sources) =>
  findViolations(new Map(Object.entries(sources))).map((violation) => violation.rule);

describe('the architecture rules', () => {
  it.each(cases)('%s', (rule, broken, fine) => {
    expect(rulesBrokenBy(broken)).toContain(rule);
    expect(rulesBrokenBy(fine)).toEqual([]);
  });

  it('each have a case here', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });

  it('are reported with place and reason', () => {
    const [violation] = findViolations(new Map([['server/http/app.ts', '\nconst port = process.env.PORT;']]));
    expect(violation?.where).toBe('server/http/app.ts:2');
    expect(violation?.says).toContain('process.env');
  });
});
