// The brand's story: why it is called so, what it looks like, and the way to the shirts.
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { blogHref, pages } from '@taana-baana/contract/pages.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageMeta } from '../../components/page-meta.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { useAppSelector } from '../../store/hooks.ts';
import { selectBlog, selectProductList } from '../../store/selectors.ts';
import { shop } from '../../../shop.config.ts';
import { StoryGallery } from './story-gallery.tsx';
import { StoryLogo } from './story-logo.tsx';

export function OurStoryScreen() {
  return (
    <div className="pb-20">
      <PageMeta title="Our story" description={`Why we are called ${shop.name}.`} path={pages.ourStory.path} />
      <header className="border-b border-line bg-turmeric-wash py-14 text-center md:py-24">
        <div className="page-width">
          <StoryLogo />
          <h1 tabIndex={-1} className="mt-6 font-text text-lg font-semibold tracking-normal">
            Our story
          </h1>
        </div>
      </header>
      <div className="page-width">
        <section aria-labelledby="why" className="mx-auto max-w-[40rem] py-14 md:py-20">
          <h2 id="why" className="text-display-m">
            {screenTexts.why}
          </h2>
          <div className="prose-cotton mt-5 text-lg">
            <p>
              Taana is the thread that waits: stretched on the loom from end to end, straight, under tension, hundreds
              of times over. Baana is the thread that travels: over one, under the next, and back again. Neither of them
              is cloth. Together they are.
            </p>
            <p>
              We took the two words for our name because a T-shirt is made of more pairs like that. A drawing and a hand
              that prints it. A village wall or a truck’s tailboard, and someone who wears it to work in another city.
              Heavy cotton, and the same shirt in its fifth summer.
            </p>
            <p>
              So we draw after India’s crafts, streets and skies, say honestly what is block printed and what is not,
              and have every shirt knitted, cut and sewn in Tiruppur. The rest is yours to weave in.
            </p>
          </div>
          <ButtonLink to={pages.home.path} className="mt-8">
            {screenTexts.orderNow}
          </ButtonLink>
        </section>
        <StoryGallery />
        <NewestTees />
        <ReadOn />
      </div>
    </div>
  );
}

function NewestTees() {
  const { products } = useAppSelector(selectProductList);
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="mt-16">
      <h2 id="newest" className="text-display-s">
        On the loom now
      </h2>
      <ul className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 md:gap-x-6 lg:grid-cols-4">
        {products.slice(0, 4).map((product) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              layout="compact"
              sizes="(min-width: 88rem) 20rem, (min-width: 64rem) 22vw, 45vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ReadOn() {
  const { posts } = useAppSelector(selectBlog);
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="read-on" className="mt-16">
      <h2 id="read-on" className="text-display-s">
        Read on
      </h2>
      <ul className="mt-4 ruled border-y border-line">
        {posts.slice(0, 3).map((post) => (
          <li key={post._id}>
            <a
              href={blogHref(post._id)}
              className="flex min-h-14 items-center font-display text-display-xs font-semibold transition-colors hover:text-madder"
            >
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
