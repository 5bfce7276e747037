// One post (specification section 2): title, link back, picture, text.
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import { ArrowLeft } from 'lucide';
import { useParams } from 'react-router';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { blogHref, pages } from '@taana-baana/contract/pages.ts';
import type { BlogPost } from '@taana-baana/contract/schemas/content/content.ts';
import * as blogTexts from '@taana-baana/contract/texts/screens/content/blog.ts';
import { Icon } from '../../../design/icon.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { HtmlBlock } from '../../components/page/html-block.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Picture } from '../../components/product/picture.tsx';
import { PostDate } from '../../components/content/post-date.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { fetchBlog } from '../../store/content/blog.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectBlog } from '../../store/selectors.ts';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

export function BlogScreen() {
  const { post, isError } = useAppSelector(selectBlog);
  return (
    <article className="page-width max-w-3xl! py-6 md:py-10">
      <Link to={pages.blogs.path} className="text-link inline-flex min-h-11 items-center gap-2">
        <Icon of={ArrowLeft} className="size-4" />
        {screenTexts.backToBlogs}
      </Link>
      {post ? <Post post={post} /> : isError ? <PostFailure /> : <Skeleton className="mt-6 aspect-[8/5]" />}
    </article>
  );
}

/** The request failed. A post that does not exist is the 404 page instead. */
function PostFailure() {
  const { id = '' } = useParams();
  const dispatch = useAppDispatch();
  const { message, preview } = useAppSelector(selectBlog);
  return (
    <>
      <PageMeta title={blogTexts.blog} isPrivate />
      <h1 tabIndex={-1} className="mt-4 text-display-m">
        {blogTexts.postFailed}
      </h1>
      <ErrorState message={message} onRetry={() => void dispatch(fetchBlog({ id, preview }))} />
    </>
  );
}

const wide = '(min-width: 52rem) 48rem, 92vw';

function Post({ post }: { post: BlogPost }) {
  const { name } = useShop();
  const summary = textOfHtml(post.description);
  return (
    <>
      <PageMeta
        title={post.title}
        description={cutText(summary, 155)}
        path={blogHref(post._id)}
        image={post.images[0]?.url}
        kind="article"
        jsonLd={
          import.meta.env.SSR && [
            {
              '@type': 'BlogPosting',
              headline: post.title,
              datePublished: post.createdAt,
              image: post.images.map((picture) => picture.url),
              url: blogHref(post._id),
              author: { '@type': 'Organization', name },
            },
            breadcrumbJsonLd(
              [
                { label: screenTexts.home, to: pages.home.path },
                { label: screenTexts.blogs, to: pages.blogs.path },
                { label: post.title },
              ],
              blogHref(post._id),
            ),
          ]
        }
      />
      <p className="eyebrow mt-4">{post.category}</p>
      <h1 tabIndex={-1} className="mt-2 text-display-m">
        {post.title}
      </h1>
      <p className="mt-3">
        <PostDate time={post.createdAt} />
      </p>
      <Picture picture={post.images[0]} sizes={wide} priority className="mt-6 aspect-[8/5] rounded-card md:mt-8" />
      <HtmlBlock html={post.description} className="mt-8 text-lg" />
      {post.images.slice(1).map((picture, index) => (
        // In its own aspect ratio: a photo from a phone is often portrait.
        // oxlint-disable-next-line react/no-array-index-key -- the list never changes its order
        <Picture key={index} picture={picture} sizes={wide} className="mt-6 rounded-card" />
      ))}
    </>
  );
}
