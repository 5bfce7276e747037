// A previewed draft and the published text never replace each other.
import { expect, test } from 'vitest';
import { selectContent } from '../selectors.ts';
import { setUp } from '../testing.ts';
import { fetchContent } from './page-content.slice.ts';

const banners = (headline: string) => ({ body: { page: 'banners', body: { banners: [{ headline }] } } });
const published = 'GET /api/content/banners';
const draft = 'GET /api/content/banners/preview/token';

test('after a preview the published text is fetched, and fetched once', async () => {
  const { store, sent } = setUp({ [draft]: banners('Draft'), [published]: banners('Published') });
  await store.dispatch(fetchContent({ page: 'banners', preview: 'token' }));
  expect(selectContent('banners')(store.getState())).toEqual({ banners: [{ headline: 'Draft' }] });
  const visit = store.dispatch(fetchContent({ page: 'banners', preview: null }));
  expect(selectContent('banners')(store.getState())).toBeUndefined();
  await visit;
  await store.dispatch(fetchContent({ page: 'banners', preview: null }));
  expect(selectContent('banners')(store.getState())).toEqual({ banners: [{ headline: 'Published' }] });
  expect(sent.filter((call) => call === published)).toHaveLength(1);
});

test('a preview that failed shows nothing, and is still the preview that a retry asks for', async () => {
  const { store } = setUp({ [draft]: { status: 503 }, [published]: banners('Published') });
  await store.dispatch(fetchContent({ page: 'banners' }));
  await store.dispatch(fetchContent({ page: 'banners', preview: 'token' }));
  expect(selectContent('banners')(store.getState())).toBeUndefined();
  expect(store.getState().content.texts.banners).toEqual({ preview: 'token' });
});
