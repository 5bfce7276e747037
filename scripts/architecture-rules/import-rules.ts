// Which file may import which. Checks each import of product code;
// tests and their tools are exempt.
import { type Import, isReading, isRepository } from './source-file.ts';

export interface ImportRule {
  readonly name: string;
  readonly says: string;
  readonly isBroken: (from: string, imported: Import) => boolean;
}

const ourFolders = [
  'contract',
  'design',
  'server',
  'storefront',
  'admin',
  'sample',
  'scripts',
  'tests',
  'e2e',
  'bench',
];

const isIn = (path: string, ...folders: string[]) => folders.some((folder) => path.startsWith(`${folder}/`));
const isOurs = (target: string) => isIn(target, ...ourFolders) || target === 'shop.config.ts';
/** `server/modules/people/staff/sign-in.service.ts` is in `people/staff`; files directly in `modules` are in none. */
export const moduleOf = (path: string) => /^server\/modules\/([^/]+\/[^/]+)\//.exec(path)?.[1];
const areaOf = (path: string) => moduleOf(path)?.split('/')[0];
/** In the area `selling`, a level imports only itself and those before it. */
const levels = ['order', 'goods', 'money', 'actions', 'desk', 'routes'];
const levelOf = (path: string) => levels.indexOf(/^server\/modules\/selling\/([^/]+)\//.exec(path)?.[1] ?? '');
const screenOf = (path: string) => /^(?:storefront|admin)\/screens\/([^/]+)\//.exec(path)?.[1];
const isService = (path: string) => /^server\/modules\/.*\.service\.ts$/.test(path);
export const isRoutes = (path: string) => path.endsWith('.routes.ts');
const isAdminRoutes = (path: string) => isIn(path, 'server/modules/people/staff') || path.endsWith('-admin.routes.ts');
/** The shop and its admin each have a list of routes: no admin route is reachable at the shop. */
const gathererOf = (routes: string) =>
  isAdminRoutes(routes) ? 'server/admin/module-routes.ts' : 'server/http/module-routes.ts';
export const isTestOnly = (path: string) => /\.(test|spec)\.tsx?$|(^|\/)testing(\.|\/)/.test(path);

const webFrameworks = ['npm:fastify', 'node:http', 'node:https', 'node:net'];
const isHttp = (target: string) =>
  webFrameworks.includes(target) || target.startsWith('npm:@fastify/') || isIn(target, 'server/http', 'server/admin');
const isSql = (target: string) => ['npm:kysely', 'npm:pg', 'node:sqlite'].includes(target);
const isReact = (target: string) => /^npm:(react|react-dom|react-router|react-redux)$/.test(target);

const isBridge = (path: string) => isIn(path, 'server/pages') || path === 'server/dev.ts';
const router = 'npm:react-router';
/** Code that runs in the browser. */
const browserFolders = ['storefront', 'admin'];
const within = (folder: string) => browserFolders.map((browser) => `${browser}/${folder}`);
const linkFiles = within('components/link.tsx');
const formFile = 'design/form/use-shop-form.ts';
/** The builds run before the shop starts. */
const isBuild = (path: string) => within('build.ts').includes(path);
const buildSteps = 'scripts/build-steps.ts';
const isShop = (path: string) => ['server/main.ts', 'server/run-shop.ts'].includes(path);
const storeLibraries = ['npm:react-redux', 'npm:@reduxjs/toolkit'];

const renderer = 'server/modules/selling/money/documents/pdf/render-thread.ts';

export const importRules: readonly ImportRule[] = [
  {
    name: 'contract-stands-alone',
    says: 'contract/ imports zod and itself only.',
    isBroken: (from, { target }) => isIn(from, 'contract') && target !== 'npm:zod' && !isIn(target, 'contract'),
  },
  {
    name: 'storefront-knows-the-contract-only',
    says: 'Of our own code, storefront/ imports contract/ and design/, never the server, the admin, shop.config.ts or the sample catalogue.',
    isBroken: (from, { target }) =>
      isIn(from, 'storefront') &&
      isOurs(target) &&
      !isIn(target, 'storefront', 'contract', 'design') &&
      !(isBuild(from) && target === buildSteps),
  },
  {
    name: 'admin-knows-the-contract-only',
    says: 'Of our own code, admin/ imports contract/ and design/ only.',
    isBroken: (from, { target }) =>
      isIn(from, 'admin') &&
      isOurs(target) &&
      !isIn(target, 'admin', 'contract', 'design') &&
      !(isBuild(from) && target === buildSteps),
  },
  {
    name: 'admin-is-built-and-served-only',
    says: 'Nobody else imports admin/: the server sends its built files.',
    isBroken: (from, { target }) => !isIn(from, 'admin') && isIn(target, 'admin'),
  },
  {
    name: 'design-stands-alone',
    says: 'design/ is what storefront/ and admin/ share. It imports contract/ only, and the server nothing of it.',
    isBroken: (from, { target }) =>
      (isIn(from, 'design') && isOurs(target) && !isIn(target, 'design', 'contract')) ||
      (isIn(target, 'design') && !isIn(from, 'design', ...browserFolders)),
  },
  {
    name: 'storefront-never-knows-the-admin',
    says: 'storefront/ and design/ import nothing of contract/admin/: no shopper loads a line of the admin.',
    isBroken: (from, { target }) => isIn(from, 'storefront', 'design') && isIn(target, 'contract/admin'),
  },
  {
    name: 'admin-contract-is-its-own',
    says: 'The rest of contract/ imports nothing of contract/admin/, so that nobody gets it by way of the contract.',
    isBroken: (from, { target }) =>
      isIn(from, 'contract') && !isIn(from, 'contract/admin') && isIn(target, 'contract/admin'),
  },
  {
    name: 'pages-is-the-bridge',
    says: 'On the server, only pages/ and dev.ts know the storefront; nothing there imports React.',
    isBroken: (from, { target }) =>
      isIn(from, 'server') && (isReact(target) || (isIn(target, 'storefront') && !isBridge(from))),
  },
  {
    name: 'sample-is-data',
    says: 'sample/ imports itself and contract/; only the seed imports it.',
    isBroken: (from, { target }) =>
      (isIn(from, 'sample') && isOurs(target) && !isIn(target, 'sample', 'contract')) ||
      (isIn(from, 'server') && isIn(target, 'sample') && !from.startsWith('server/database/seed')),
  },
  {
    name: 'tests-stay-outside',
    says: 'Product code never imports tests, their tools, scripts/, tests/, e2e/ or bench/.',
    isBroken: (from, { target }) =>
      isIn(from, 'contract', 'design', 'server', 'storefront', 'admin', 'sample') &&
      !(isBuild(from) && target === buildSteps) &&
      (isTestOnly(target) || isIn(target, 'scripts', 'tests', 'e2e', 'bench') || target === 'npm:vitest'),
  },
  {
    name: 'modules-meet-by-service',
    says: 'An area is used by its *.service.ts, and by what its repositories find, list and count; all else is its own.',
    isBroken: (from, { target, names }) =>
      areaOf(target) !== undefined &&
      areaOf(target) !== areaOf(from) &&
      isIn(from, 'server') &&
      !isService(target) &&
      !isRoutes(target) &&
      !(isRepository(target) && names.every(isReading)),
  },
  {
    name: 'levels-are-respected',
    says: `Selling has levels: ${levels.join(' < ')}. A level imports only itself and lower ones.`,
    isBroken: (from, { target }) => levelOf(from) >= 0 && levelOf(target) > levelOf(from),
  },
  {
    name: 'routes-are-gathered-once',
    says: 'Only http/module-routes.ts imports a *.routes.ts, and admin/module-routes.ts those of staff and *-admin.',
    isBroken: (from, { target }) => isRoutes(target) && from !== gathererOf(target),
  },
  {
    name: 'routes-translate-only',
    says: 'A *.routes.ts knows services, never a repository or SQL.',
    isBroken: (from, { target }) =>
      isRoutes(from) && (isRepository(target) || isSql(target) || isIn(target, 'server/database')),
  },
  {
    name: 'services-know-neither-http-nor-sql',
    says: 'A *.service.ts imports neither the web framework nor a query builder.',
    isBroken: (from, { target }) => isService(from) && (isHttp(target) || isSql(target)),
  },
  {
    name: 'services-hide-repositories',
    says: 'A *.service.ts exports functions of its own, never those of a repository.',
    isBroken: (from, { target, isReexport }) => isService(from) && isRepository(target) && isReexport,
  },
  {
    name: 'tables-are-read-by-services',
    says: 'In server/modules, what calls a repository is named *.service.ts; catalog/writing builds statements for many products.',
    isBroken: (from, { target, isTypeOnly }) =>
      isIn(from, 'server/modules') &&
      !isIn(from, 'server/modules/catalog/writing') &&
      isRepository(target) &&
      !(isTypeOnly || isService(from) || isRepository(from)),
  },
  {
    name: 'repositories-know-no-http',
    says: 'A *.repository.ts imports neither the web framework nor services.',
    isBroken: (from, { target }) => isRepository(from) && (isHttp(target) || isService(target) || isRoutes(target)),
  },
  {
    name: 'server-layers',
    says: 'server: main -> admin -> http -> modules -> {database, integrations}, never back (the seed alone speaks to services).',
    isBroken: (from, { target }) =>
      (isIn(from, 'server/modules', 'server/credentials') &&
        (isIn(target, 'server/http', 'server/admin', 'server/cli') || isShop(target))) ||
      (isIn(from, 'server/database', 'server/integrations') &&
        !from.startsWith('server/database/seed') &&
        (isIn(target, 'server/http', 'server/cli') || moduleOf(target) !== undefined)) ||
      (isIn(from, 'server/http') && (isIn(target, 'server/admin', 'server/cli') || isShop(target))) ||
      (isIn(from, 'server/admin') && (isIn(target, 'server/cli') || isShop(target))),
  },
  {
    name: 'server-runs-no-commands',
    says: 'The server starts no program and makes no code of text: neither node:child_process nor node:vm.',
    isBroken: (from, { target }) => isIn(from, 'server') && /^(node|npm):(child_process|vm)$/.test(target),
  },
  {
    name: 'documents-have-their-thread',
    says: 'A PDF takes 0.2 s of the processor: only the thread beside the requests renders one.',
    isBroken: (from, { target }) =>
      target === 'server/modules/selling/money/documents/pdf/render-document.ts' && from !== renderer,
  },
  {
    name: 'browser-layers',
    says: 'storefront and admin: app -> screens (-> drafts, in the admin) -> {store, components}, never back.',
    isBroken: (from, { target }) =>
      (isIn(from, ...within('screens')) && isIn(target, ...within('app'))) ||
      (isIn(from, 'admin/drafts') && isIn(target, ...within('app'), ...within('screens'))) ||
      (isIn(from, ...within('store')) &&
        isIn(target, 'admin/drafts', ...within('app'), ...within('screens'), ...within('components'))) ||
      (isIn(from, ...within('components')) && isIn(target, 'admin/drafts', ...within('app'), ...within('screens'))),
  },
  {
    name: 'screens-are-strangers',
    says: 'A screen never imports another screen: what two share is a component.',
    isBroken: (from, { target }) =>
      screenOf(from) !== undefined && screenOf(target) !== undefined && screenOf(from) !== screenOf(target),
  },
  {
    name: 'components-take-props',
    says: 'A component imports neither the store (but its types) nor its libraries, nor the router: what it shows is a prop.',
    isBroken: (from, { target, isTypeOnly }) =>
      isIn(from, ...within('components')) &&
      !linkFiles.includes(from) &&
      ((isIn(target, ...within('store')) && !isTypeOnly) || target === router || storeLibraries.includes(target)),
  },
  {
    name: 'links-have-one-owner',
    says: 'A link within the shop or the admin is the Link of its components/link.tsx.',
    isBroken: (from, { target, names }) =>
      isIn(from, ...browserFolders) &&
      !linkFiles.includes(from) &&
      target === router &&
      names.some((name) => ['Link', 'NavLink'].includes(name)),
  },
  {
    name: 'forms-have-a-schema',
    says: 'A form is useShopForm, checked by its schema: every form is written in one way.',
    isBroken: (from, { target }) =>
      isIn(from, 'design', ...browserFolders) && target === 'npm:react-hook-form' && from !== formFile,
  },
];
