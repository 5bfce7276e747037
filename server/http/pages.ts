// The bridge to the storefront: every address outside /api is a page, rendered with data from the API in process. The only file that knows React exists.
import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { fetchInProcess } from './api-in-process.ts';
import { createByteCache } from './byte-cache.ts';
import { acceptedEncoding, encode, type Encoding } from './encodings.ts';
import { registerFeeds } from './feeds.ts';
import { normaliseAddress } from './page-address.ts';
import { openBuiltStorefront, type PageRenderer } from './page-renderer.ts';
import { pageSecurityHeaders } from './page-security.ts';
import { registerServiceWorker } from './service-worker.ts';

export interface PagesOptions {
  /** Development renders with sources as they are now, and keeps no page. */
  readonly openRenderer?: () => Promise<Pick<PageRenderer, 'renderPage' | 'assets'>>;
  readonly keepsPages?: boolean;
  /** Development's scripts are not covered by the page's policy. */
  readonly securityHeaders?: Record<string, string>;
}

interface FinishedPage {
  status: number;
  location: string | undefined;
  body: Buffer;
  tag: string;
  madeAt: number;
  encoded: Map<Encoding, Promise<Buffer>>;
}

const pageMemory = 64 * 1024 * 1024;
/** A page shows dates too (the year, a sale's window), so none is kept longer. */
const longestLife = 10 * 60 * 1000;
/** The address itself is a secret. */
const secretPath = /^\/reset-password\//i;

export async function registerPages(
  app: FastifyInstance,
  deps: Pick<Deps, 'config' | 'shop' | 'changes' | 'clock' | 'log'>,
  { openRenderer, keepsPages = true, securityHeaders }: PagesOptions = {},
): Promise<void> {
  const built = openRenderer ? undefined : await openBuiltStorefront();
  const renderer = openRenderer ?? (async () => built ?? openBuiltStorefront());
  const { publicUrl } = deps.config;
  const headers = securityHeaders ?? (built ? pageSecurityHeaders(built.assets.style, built.earlyScript) : {});
  const apiFetch = fetchInProcess(app);
  const kept = createByteCache<FinishedPage>(pageMemory, ({ body }) => body.length * 1.5);
  const underWay = new Map<string, Promise<FinishedPage>>();
  let version = 0;
  deps.changes.subscribe(() => {
    version += 1;
    kept.clear();
  });

  async function render(address: string): Promise<FinishedPage> {
    const { renderPage, assets } = await renderer();
    // Put together as text: '//elsewhere' is a path of this shop, not another host.
    const request = new Request(publicUrl + address);
    const page = await renderPage(request, { apiFetch, assets, publicUrl });
    if (page.error !== undefined) deps.log.error({ err: page.error }, 'a page failed to render');
    const body = Buffer.from(page.html);
    const tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    return {
      status: page.status,
      location: page.location,
      body,
      tag,
      madeAt: deps.clock.now().getTime(),
      encoded: new Map(),
    };
  }

  /** Requests for one address share one rendering; what was made of older data is answered, but not kept. */
  async function finishedPage(address: string): Promise<FinishedPage> {
    const page = kept.get(address);
    if (page && deps.clock.now().getTime() - page.madeAt < longestLife) return page;
    const key = `${version} ${address}`;
    const rendering = underWay.get(key) ?? render(address).finally(() => underWay.delete(key));
    underWay.set(key, rendering);
    const startedAt = version;
    const finished = await rendering;
    if (keepsPages && finished.status === 200 && startedAt === version && !secretPath.test(address)) {
      kept.set(address, finished);
    }
    return finished;
  }

  registerFeeds(app, deps);
  if (built) registerServiceWorker(app, built);
  app.get('*', async (request: FastifyRequest, reply: FastifyReply) => {
    const address = normaliseAddress(request.url);
    const page = await finishedPage(address);
    reply.headers(headers);
    if (page.location !== undefined) return reply.redirect(page.location, page.status);
    const isKeepable = page.status === 200 && !secretPath.test(address);
    if (secretPath.test(address)) reply.header('referrer-policy', 'no-referrer');
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const tag = `"${page.tag}-${encoding}"`;
    reply
      .header('vary', 'accept-encoding')
      .header('cache-control', isKeepable ? 'public, max-age=0, must-revalidate' : 'no-store');
    if (isKeepable) reply.header('etag', tag);
    if (isKeepable && request.headers['if-none-match']?.includes(tag)) return reply.status(304).send();
    let body = page.encoded.get(encoding);
    if (!body) {
      body = encode(page.body, encoding, 5);
      page.encoded.set(encoding, body);
    }
    reply.status(page.status).type('text/html; charset=utf-8');
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.send(await body);
  });
}
