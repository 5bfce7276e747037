import { expect, test } from 'vitest';
import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import type { PhotoUpload } from '../../store/shop/photos/photo-uploads.ts';
import { progressOf } from './photo-progress.ts';

const sent = (change: Partial<PhotoUpload>): PhotoUpload => ({
  preview: 'blob:x',
  step: 'sending',
  share: 0,
  isCut: false,
  failure: '',
  ...change,
});
const state = (change: Partial<PhotoState>): PhotoState => ({ id: 'x', picture: null, refused: null, ...change });
const picture = { url: '/images/x.jpg' } as PhotoState['picture'];

test.each<[string, PhotoUpload | undefined, PhotoState | undefined, object]>([
  ['waits', sent({ step: 'waiting' }), undefined, { text: 'Waiting', way: undefined }],
  ['is sent', sent({ share: 0.439 }), undefined, { text: 'Uploading, 43 %', share: 0.439 }],
  ['waits for the line', sent({ isCut: true }), undefined, { text: 'No connection. It goes on by itself.' }],
  ['failed', sent({ step: 'failed', failure: 'Why.' }), undefined, { text: 'Why.', isProblem: true, way: 'retry' }],
  ['has arrived', sent({ step: 'arrived' }), undefined, { text: 'Preparing', share: undefined }],
  ['was sent by another device', undefined, state({}), { text: 'Preparing' }],
  ['stopped with the page', undefined, undefined, { isProblem: true, way: 'choose' }],
  ['is refused', sent({ step: 'arrived' }), state({ refused: 'Why.' }), { text: 'Why.', way: 'choose' }],
  ['is ready', sent({ step: 'arrived' }), state({ picture }), { text: '', picture }],
])('a photo that %s', (_case, upload, known, said) => {
  expect(progressOf(upload, known)).toMatchObject(said);
});
