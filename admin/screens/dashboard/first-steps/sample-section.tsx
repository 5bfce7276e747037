// What is still the sample's, each with its button.
import type { ReactNode } from 'react';
import type { FirstSteps, RemovedFromSample } from '@taana-baana/contract/admin/schemas/shop/first-steps.ts';
import { removals, sample as texts } from '@taana-baana/contract/admin/texts/shop/first-steps.ts';
import { sample as heading } from '@taana-baana/contract/admin/texts/shop/first-steps-card.ts';
import { labels } from '@taana-baana/contract/admin/texts/shop/settings-fields.ts';
import { Button } from '../../../components/button.tsx';
import { useQuestion } from '../../../components/dialog/dialog.tsx';
import { Link } from '../../../components/link.tsx';
import { Section } from '../../../components/page/section.tsx';
import { tell } from '../../../components/toasts/toast-queue.ts';
import { adminApi } from '../../../store/admin-api.ts';

type Sample = FirstSteps['sample'];

export function SampleSection({ sample }: { sample: Sample }) {
  const { products, posts, reviews, fields, pages } = sample;
  const [field] = fields;
  if (products + posts + reviews + fields.length + pages.length === 0) return null;
  return (
    <Section heading={heading} text={texts.text}>
      <ul className="ruled">
        {products > 0 && <RemovalRow what="products" count={products} />}
        {posts > 0 && <RemovalRow what="posts" count={posts} />}
        {reviews > 0 && <RemovalRow what="reviews" count={reviews} />}
        {field && (
          <ReplacementRow
            what={texts.fields}
            text={fields.map((path) => (path === 'contact.map.latitude' ? texts.map : labels.shop[path])).join(', ')}
            path={`/settings/shop#${field}`}
          />
        )}
        {pages.map((page) => (
          <ReplacementRow key={page} what={texts.pages[page]} text={texts.page} path={`/content/${page}`} />
        ))}
      </ul>
    </Section>
  );
}

function RemovalRow({ what, count }: { what: RemovedFromSample; count: number }) {
  const [remove] = adminApi.useRemoveSampleMutation();
  const { ask, dialog } = useQuestion();
  const removal = removals[what];
  const onConfirm = () => tell(remove({ params: { what } }), texts.removed);
  return (
    <Row what={removal.what(count)} text={removal.text}>
      <Button
        aria-label={texts.removeOf(removal.what(count))}
        onPress={() => ask({ ...removal.question(count), onConfirm })}
      >
        {texts.remove}
      </Button>
      {dialog}
    </Row>
  );
}

const ReplacementRow = ({ what, text, path }: { what: string; text: string; path: string }) => (
  <Row what={what} text={text}>
    <Link to={path} aria-label={texts.replaceOf(what)} className="button button-quiet">
      {texts.replace}
    </Link>
  </Row>
);

const Row = ({ what, text, children }: { what: string; text: string; children: ReactNode }) => (
  <li className="task flex-wrap">
    <span className="min-w-0 flex-1 basis-52">
      <span className="block font-semibold">{what}</span>
      <span className="block text-pretty text-ink-soft">{text}</span>
    </span>
    {children}
  </li>
);
