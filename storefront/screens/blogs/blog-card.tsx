// A post in the list: picture or placeholder, date, title, excerpt, link.
import { textOfHtml } from '@taana-baana/contract/typed/html-text.ts';
import { counts } from '@taana-baana/contract/limits.ts';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { blogHref } from '@taana-baana/contract/pages.ts';
import type { BlogPost } from '@taana-baana/contract/schemas/content/content.ts';
import { Picture } from '../../components/product/picture.tsx';
import { PostDate } from '../../components/content/post-date.tsx';
import { Link } from '../../components/link.tsx';
import { cutText } from '@taana-baana/contract/typed/graphemes.ts';

/** The first 70 characters of the text, without markup. */
export function excerpt(html: string): string {
  const text = textOfHtml(html);
  return `${cutText(text, counts.blogExcerptCharacters)}...`;
}

export function BlogCard({ post, isFirst }: { post: BlogPost; isFirst: boolean }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card bg-paper shadow-raised">
      <Picture
        picture={post.images[0]}
        sizes="(min-width: 64rem) 30rem, (min-width: 48rem) 45vw, 92vw"
        priority={isFirst}
        className="aspect-[8/5]"
      />
      <div className="flex grow flex-col p-5 md:p-6">
        <PostDate time={post.createdAt} />
        <h2 className="mt-2 text-display-s">{post.title}</h2>
        <p className="mt-2 text-ink-soft">{excerpt(post.description)}</p>
        <Link
          to={blogHref(post._id)}
          aria-label={`${screenTexts.readMore}: ${post.title}`}
          className="text-link mt-auto inline-flex after:absolute after:inset-0 min-h-11 items-center self-start pt-4 font-semibold"
        >
          {screenTexts.readMore}
        </Link>
      </div>
    </article>
  );
}
