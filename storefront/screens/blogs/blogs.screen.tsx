// The blog (specification section 2): posts in two columns, beside labels without function.
import { blogCategoryLabels, screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import * as blogTexts from '@taana-baana/contract/texts/screens/content/blog.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { fetchBlogs } from '../../store/content/blog.slice.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { selectBlog } from '../../store/selectors.ts';
import { BlogCard } from './blog-card.tsx';

const title = screenTexts.blogs;
const trail = trailTo(title);

export function BlogsScreen() {
  const dispatch = useAppDispatch();
  const { posts, isLoading, isError, message } = useAppSelector(selectBlog);
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        description={blogTexts.description}
        path={pages.blogs.path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, pages.blogs.path)}
      />
      <Breadcrumb items={trail} />
      <header className="mt-4 mb-8 md:mt-6 md:mb-10">
        <h1 tabIndex={-1} className="text-display-m">
          {title}
        </h1>
        <p className="mt-3 max-w-prose text-lg text-ink-soft">{blogTexts.intro}</p>
      </header>
      <div className="grid gap-10 lg:grid-cols-[12rem_1fr] lg:gap-14">
        <CategoryLabels />
        {isError && posts.length === 0 && <ErrorState message={message} onRetry={() => void dispatch(fetchBlogs())} />}
        {!isError && !isLoading && posts.length === 0 && (
          <EmptyState title={blogTexts.noPosts} hint={blogTexts.noPostsHint} />
        )}
        {posts.length > 0 ? (
          <ul className="grid gap-6 md:grid-cols-2 md:gap-8">
            {posts.map((post, index) => (
              <li key={post._id}>
                <BlogCard post={post} isFirst={index === 0} />
              </li>
            ))}
          </ul>
        ) : (
          isLoading && (
            <div className="grid gap-6 md:grid-cols-2 md:gap-8">
              {[1, 2, 3, 4].map((key) => (
                <Skeleton key={key} className="aspect-garment" />
              ))}
            </div>
          )
        )}
      </div>
    </div>
  );
}

/** Not styled as links, because a click does nothing. */
function CategoryLabels() {
  return (
    <section aria-labelledby="blog-categories" className="order-last lg:order-none">
      <h2 id="blog-categories" className="text-display-xs">
        {screenTexts.categories}
      </h2>
      <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2 text-ink-soft lg:grid">
        {blogCategoryLabels.map((label) => (
          <li key={label}>{label}</li>
        ))}
      </ul>
    </section>
  );
}
