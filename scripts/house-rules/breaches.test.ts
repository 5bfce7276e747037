// Every rule is held against a file that breaks it and a neighbour that does not: a rule that has gone blind fails here.
import { describe, expect, it } from 'vitest';
import { findBreaches, ruleNames } from './breaches.ts';

type Sources = Record<string, string>;

/** Rule -> what breaks it -> what looks alike and is fine. */
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
    {
      'storefront/store/hooks.ts': `import { pages } from '@taana-baana/contract'; import { shop } from '../../shop.config.ts';`,
    },
  ],
  [
    'storefront-knows-the-contract-only',
    { 'storefront/store/hooks.ts': `await import('@taana-baana/sample/drop.ts');` },
    { 'storefront/store/hooks.ts': `await import('./toasts.ts');` },
  ],
  [
    'pages-is-the-bridge',
    { 'server/http/app.ts': `import type { renderPage } from '../../storefront/app/entry-server.tsx';` },
    { 'server/http/pages.ts': `import type { renderPage } from '../../storefront/app/entry-server.tsx';` },
  ],
  [
    'pages-is-the-bridge',
    { 'server/http/pages.ts': `import { renderToString } from 'react-dom/server';` },
    { 'storefront/app/entry-server.tsx': `import { renderToString } from 'react-dom/server';` },
  ],
  [
    'sample-is-data',
    { 'sample/draw.ts': `import { openShop } from '../server/open-shop.ts';` },
    { 'sample/draw.ts': `import sharp from 'sharp'; import { sizes } from '@taana-baana/contract';` },
  ],
  [
    'sample-is-data',
    { 'server/modules/catalog/catalog.service.ts': `import { drop } from '../../../sample/drop.ts';` },
    { 'server/database/seed.ts': `import { drop } from '../../sample/drop.ts';` },
  ],
  [
    'tests-stay-outside',
    { 'server/open-shop.ts': `import { openTestShop } from './testing.ts';` },
    { 'server/open-shop.test.ts': `import { openTestShop } from './testing.ts';` },
  ],
  [
    'modules-meet-by-service',
    { 'server/modules/orders/orders.service.ts': `import { findLines } from '../cart/cart.repository.ts';` },
    {
      'server/modules/orders/orders.service.ts': `import { listLines } from '../cart/cart.service.ts'; import { Refusal } from '../refusal.ts';`,
    },
  ],
  [
    'modules-meet-by-service',
    { 'server/jobs.ts': `import { findOrders } from './modules/orders/orders.repository.ts';` },
    { 'server/jobs.ts': `import { reconcile } from './modules/orders/orders.service.ts';` },
  ],
  [
    'routes-are-gathered-once',
    { 'server/http/app.ts': `import { cartRoutes } from '../modules/cart/cart.routes.ts';` },
    { 'server/http/module-routes.ts': `import { cartRoutes } from '../modules/cart/cart.routes.ts';` },
  ],
  [
    'routes-translate-only',
    { 'server/modules/cart/cart.routes.ts': `import { findLines } from './cart.repository.ts';` },
    { 'server/modules/cart/cart.routes.ts': `import { listLines } from './cart.service.ts';` },
  ],
  [
    'services-know-neither-http-nor-sql',
    { 'server/modules/cart/cart.service.ts': `import { sql } from 'kysely';` },
    { 'server/modules/cart/cart.repository.ts': `import { sql } from 'kysely';` },
  ],
  [
    'services-know-neither-http-nor-sql',
    { 'server/modules/cart/cart.service.ts': `import type { FastifyRequest } from 'fastify';` },
    { 'server/modules/cart/cart.service.ts': `import { findLines } from './cart.repository.ts';` },
  ],
  [
    'repositories-know-no-http',
    { 'server/modules/cart/cart.repository.ts': `import type { FastifyRequest } from 'fastify';` },
    { 'server/modules/cart/cart.repository.ts': `import type { Database } from '../../database/tables.ts';` },
  ],
  [
    'server-layers',
    { 'server/modules/cart/cart.service.ts': `import { readSession } from '../../http/session.ts';` },
    { 'server/http/session.ts': `import { findSession } from '../modules/accounts/accounts.service.ts';` },
  ],
  [
    'server-layers',
    {
      'server/integrations/mailer/mailer.ts': `import { findSession } from '../../modules/accounts/accounts.service.ts';`,
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
    { 'scripts/start-shop.ts': `import { spawn } from 'node:child_process';` },
  ],
  [
    'storefront-layers',
    { 'storefront/screens/cart/cart.screen.tsx': `import { routes } from '../../app/routes.tsx';` },
    { 'storefront/app/routes.tsx': `await import('../screens/cart/cart.screen.tsx');` },
  ],
  [
    'storefront-layers',
    { 'storefront/store/cart.thunks.ts': `import { Heart } from '../components/heart-toggle.tsx';` },
    { 'storefront/screens/cart/cart.screen.tsx': `import { Heart } from '../../components/heart-toggle.tsx';` },
  ],
  [
    'screens-are-strangers',
    { 'storefront/screens/cart/cart.screen.tsx': `import { Summary } from '../checkout/order-summary.tsx';` },
    { 'storefront/screens/cart/cart.screen.tsx': `import { Summary } from './cart-summary.tsx';` },
  ],
  [
    'components-take-props',
    { 'storefront/components/product-card.tsx': `import { useSelector } from 'react-redux';` },
    { 'storefront/components/product-card.tsx': `import { useState } from 'react';` },
  ],
  [
    'components-take-props',
    { 'storefront/components/product-card.tsx': `import { useLocation } from 'react-router';` },
    { 'storefront/screens/store/use-store-address.ts': `import { useLocation } from 'react-router';` },
  ],
  [
    'links-are-plain',
    { 'storefront/screens/blog/blog.screen.tsx': `import { Link } from 'react-router';` },
    { 'storefront/screens/blog/blog.screen.tsx': `import { useParams } from 'react-router';` },
  ],
  [
    'forms-have-a-schema',
    { 'storefront/screens/login/login.screen.tsx': `import { useForm } from 'react-hook-form';` },
    { 'storefront/components/form/use-shop-form.ts': `import { useForm } from 'react-hook-form';` },
  ],
  [
    'changes-go-through-thunks',
    { 'storefront/screens/cart/cart.screen.tsx': `import { useFetcher } from 'react-router';` },
    { 'storefront/screens/cart/cart.screen.tsx': `import { useNavigation } from 'react-router';` },
  ],
  [
    'environment-is-read-in-entries',
    { 'server/http/app.ts': `const port = process.env.PORT;` },
    { 'server/main.ts': `start(process.env);` },
  ],
  [
    'browser-storage-has-one-keeper',
    { 'storefront/screens/cart/cart.screen.tsx': `window.localStorage.clear();` },
    { 'storefront/store/browser-storage.ts': `window.localStorage.clear();` },
  ],
  [
    'html-has-one-keeper',
    {
      'storefront/screens/blog/blog.screen.tsx': `export const Post = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    },
    {
      'storefront/components/html-block.tsx': `export const Html = () => <p dangerouslySetInnerHTML={{ __html: '' }} />;`,
    },
  ],
  [
    'html-has-one-keeper',
    { 'storefront/screens/blog/blog.screen.tsx': `const props = { dangerouslySetInnerHTML: { __html: '' } };` },
    { 'storefront/screens/blog/blog.screen.tsx': `const props = { children: '' };` },
  ],
  [
    'time-comes-from-the-clock',
    { 'server/modules/orders/orders.service.ts': `const now = new Date();` },
    { 'server/modules/orders/orders.service.ts': `const then = new Date(0); const now = deps.clock.now();` },
  ],
  [
    'time-comes-from-the-clock',
    { 'server/modules/orders/orders.service.ts': `const now = Date.now();` },
    { 'server/open-shop.ts': `const clock = { now: () => new Date() };` },
  ],
  ['no-drawer-names', { 'server/utils/money.ts': '' }, { 'server/modules/money.ts': '' }],
  ['no-drawer-names', { 'storefront/screens/cart/index.tsx': '' }, { 'storefront/screens/cart/cart.screen.tsx': '' }],
  [
    'kebab-case-names',
    { 'storefront/components/ProductCard.tsx': '' },
    { 'storefront/components/product-card.tsx': '' },
  ],
  [
    'kebab-case-names',
    { 'server/modules/cart/cart.controller.ts': '' },
    { 'server/modules/cart/cart.service.test.ts': '' },
  ],
  [
    'no-barrels',
    { 'storefront/components/parts.ts': `export * from './product-card.tsx';` },
    { 'contract/contract.ts': `export * from './pages.ts';` },
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
];

const rulesBrokenBy = (sources: Sources) => findBreaches(new Map(Object.entries(sources))).map((breach) => breach.rule);

describe('the house rules', () => {
  it.each(cases)('%s', (rule, broken, fine) => {
    expect(rulesBrokenBy(broken)).toContain(rule);
    expect(rulesBrokenBy(fine)).toEqual([]);
  });

  it('all have a case here', () => {
    expect(new Set(cases.map(([rule]) => rule))).toEqual(new Set(ruleNames));
  });

  it('are told with the place and the reason', () => {
    const [breach] = findBreaches(new Map([['server/http/app.ts', '\nconst port = process.env.PORT;']]));
    expect(breach?.where).toBe('server/http/app.ts:2');
    expect(breach?.says).toContain('process.env');
  });
});
