// The brand's story in the owner's words: logo, pictures, link to the store.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { blogHref, pages } from '@taana-baana/contract/pages.ts';
import * as ourStoryTexts from '@taana-baana/contract/texts/screens/content/our-story.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { ContentMissing } from '../../components/content/content-missing.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useContentText } from '../../components/content/use-content-text.tsx';
import { ProductRow } from '../../components/product/popular-products.tsx';
import { usePageContent } from '../../store/content/use-page-content.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectBlog, selectProductList } from '../../store/selectors.ts';
import { StoryGallery } from './story-gallery.tsx';
import { StoryLogo } from './story-logo.tsx';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';

export function OurStoryScreen() {
  const { products } = useAppSelector(selectProductList);
  const { content } = usePageContent('our-story');
  return (
    <div className="pb-20">
      <PageMeta
        title={ourStoryTexts.title}
        description={ourStoryTexts.description(useShop().name)}
        path={pages.ourStory.path}
      />
      <header className="border-b border-line bg-turmeric-wash py-14 text-center md:py-24">
        <div className="page-width">
          <StoryLogo />
          <h1 tabIndex={-1} className="mt-6 font-text text-lg font-semibold [letter-spacing:0]">
            {ourStoryTexts.title}
          </h1>
        </div>
      </header>
      <div className="page-width">
        <section aria-labelledby="why" className="mx-auto max-w-xl py-14 md:py-24">
          <h2 id="why" className="text-display-m">
            {screenTexts.why}
          </h2>
          <div className="prose-cotton mt-5 text-lg">
            <Story />
          </div>
          <ButtonLink to={pages.home.path} className="mt-8">
            {screenTexts.orderNow}
          </ButtonLink>
        </section>
        <StoryGallery photos={content?.photos} />
        <ProductRow id="newest" title={ourStoryTexts.newest} products={products.slice(0, 4)} />
        <ReadOn />
      </div>
    </div>
  );
}

function Story() {
  const { content: story, request } = usePageContent('our-story');
  const { rich } = useContentText();
  if (!story) return <ContentMissing {...request} />;
  return story.paragraphs.map(rich).map((text, index) => text && <p key={index}>{text}</p>);
}

function ReadOn() {
  const { posts } = useAppSelector(selectBlog);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="read-on" className="mt-16">
      <h2 id="read-on" className="text-display-s">
        {ourStoryTexts.readOn}
      </h2>
      <ul className="mt-4 ruled border-y border-line">
        {posts.slice(0, 3).map((post) => (
          <li key={post._id}>
            <Link
              to={blogHref(post._id)}
              className="flex min-h-14 items-center font-display text-display-xs font-semibold eased hover:text-madder"
            >
              {post.title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
