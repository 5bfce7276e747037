// For tests: a shop with its admin, uploaded photos, and publishable products.
import type { BasedOn } from '@taana-baana/contract/admin/schemas/drafts.ts';
import { type ProductContent, emptyContent } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import { v7 } from 'uuid';
import { type TestAdmin, type TestMember, openTestAdmin } from '../../../admin/testing.ts';
import type { Engine } from '../../../database/open.ts';
import { type TestShop, openTestShop } from '../../../testing.ts';

export interface TestEditor {
  readonly shop: TestShop;
  readonly admin: TestAdmin;
  readonly meena: TestMember;
  readonly moment: { now: number };
  /** An uploaded photo; `picture` null: it is still being made. */
  addPhoto(state?: { picture?: null; refused?: string }): Promise<string>;
  /** Of a product that can be published. */
  content(changes?: Partial<ProductContent>): Promise<ProductContent>;
  create(changes?: Partial<ProductContent>): Promise<{ id: string; basedOn: BasedOn }>;
  /** Resolves to the id of a published product. */
  publishNew(changes?: Partial<ProductContent>): Promise<string>;
  get(id: string): ReturnType<typeof callGet>;
  save(id: string, content: ProductContent, basedOn: BasedOn, by?: TestMember): ReturnType<typeof callSave>;
  publish(id: string, basedOn: BasedOn): ReturnType<typeof callPublish>;
  /** Changes a product, and publishes it. */
  change(id: string, changes: Partial<ProductContent>): ReturnType<typeof callPublish>;
  close(): Promise<void>;
}

const callGet = async (admin: TestAdmin, cookie: string, id: string) =>
  (await admin.call('getProduct', { params: { id }, cookie })).body;
const callSave = (admin: TestAdmin, cookie: string, id: string, body: unknown) =>
  admin.call('saveProduct', { params: { id }, cookie, body });
const callPublish = (admin: TestAdmin, cookie: string, id: string, basedOn: BasedOn) =>
  admin.call('publishProduct', { params: { id }, cookie, body: { basedOn } });

export async function openTestEditor(engine: Engine): Promise<TestEditor> {
  const moment = { now: Date.parse('2026-11-21T10:00:00Z') };
  const shop = await openTestShop(engine, { clock: { now: () => new Date(moment.now) } });
  const admin = openTestAdmin(shop);
  const meena = await admin.addMember('manager');
  const { db } = shop.deps;
  const { cookie } = meena;

  const editor: TestEditor = {
    shop,
    admin,
    meena,
    moment,
    async addPhoto({ picture, refused } = {}) {
      const id = v7();
      const pictureId = `picture-${id}`;
      const isMade = picture !== null && refused === undefined;
      const variants = [{ width: 400, format: 'jpeg', file: `${pictureId}.jpg` }];
      if (isMade) {
        const size = { width: 400, height: 500, color: '#7a1f2b', variants: JSON.stringify(variants) };
        await db
          .insertInto('pictures')
          .values({ id: pictureId, ...size })
          .execute();
      }
      const upload = { name: 'IMG_1.jpg', staff_id: null, created_at: new Date(moment.now).toISOString() };
      const made = { picture_id: isMade ? pictureId : null, refused: refused ?? null, due_at: null, attempts: 0 };
      await db
        .insertInto('picture_uploads')
        .values({ id, ...upload, ...made })
        .execute();
      return id;
    },
    content: async (changes = {}) => ({
      ...emptyContent,
      title: 'Warli Village Tee',
      brand: 'Dhaaga',
      category: 'Classic',
      tags: ['craft'],
      description: '<p>Heavy cotton.</p>',
      price: 799,
      photos: [{ id: await editor.addPhoto(), alt: 'Front', color: 'Maroon' }],
      colors: [
        { title: 'Maroon', css: null },
        { title: 'Navy', css: '#1f3a7a' },
      ],
      ...changes,
    }),
    async create(changes) {
      const { id, draft } = (await admin.call('createProduct', { cookie, body: {} })).body;
      const basedOn = { version: 0, draft: draft?.id ?? null };
      const { product } = (await editor.save(id, await editor.content(changes), basedOn)).body;
      return { id, basedOn: { version: 0, draft: product.draft?.id ?? null } };
    },
    async publishNew(changes) {
      const { id, basedOn } = await editor.create(changes);
      const { body, error, status } = await editor.publish(id, basedOn);
      if (status !== 200) throw new Error(error.message);
      return body.id;
    },
    get: (id) => callGet(admin, cookie, id),
    save: (id, content, basedOn, by = meena) => callSave(admin, by.cookie, id, { content, basedOn }),
    publish: (id, basedOn) => callPublish(admin, cookie, id, basedOn),
    async change(id, changes) {
      const { version, draft, published } = await editor.get(id);
      const content = { ...(draft?.content ?? published ?? emptyContent), ...changes };
      const { product } = (await editor.save(id, content, { version, draft: draft?.id ?? null })).body;
      return editor.publish(id, { version, draft: product.draft?.id ?? null });
    },
    async close() {
      await admin.close();
      await shop.close();
    },
  };
  return editor;
}
