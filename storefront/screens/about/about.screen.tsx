// About Us: the owner's text, and links to the story and policies.
import type { ComponentProps } from 'react';
import { screenTexts } from '@taana-baana/contract/messages.ts';
import { pages } from '@taana-baana/contract/pages.ts';
import type { AboutContent } from '@taana-baana/contract/schemas/content/page-content.ts';
import * as aboutTexts from '@taana-baana/contract/texts/screens/content/about.ts';
import { breadcrumbJsonLd } from '../../components/page/breadcrumb-json-ld.ts';
import { policyLinks } from '../../components/page/policy-links.ts';
import { Breadcrumb, trailTo } from '../../components/page/breadcrumb.tsx';
import { ContentMissing } from '../../components/content/content-missing.tsx';
import { ArtFigure } from '../../components/content/art-figure.tsx';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageMeta } from '../../components/page/page-meta.tsx';
import { useContentText } from '../../components/content/use-content-text.tsx';
import { Link } from '../../components/link.tsx';
import { useShop } from '../../components/shop-context.ts';
import { usePageContent } from '../../store/content/use-page-content.ts';
import { readArt } from '../../components/carousel/art-pictures.ts';

const title = screenTexts.aboutUs;

const more = [...policyLinks, { label: screenTexts.contact, to: pages.contact.path }];
const trail = trailTo(title);

export function AboutScreen() {
  const { tagline } = useShop();
  const { content: about, request } = usePageContent('about');
  const { rich } = useContentText();
  return (
    <div className="page-width py-6 md:py-10">
      <PageMeta
        title={title}
        path={pages.about.path}
        jsonLd={import.meta.env.SSR && breadcrumbJsonLd(trail, pages.about.path)}
      />
      <Breadcrumb items={trail} />
      <header className="mt-6 grid gap-6 md:mt-12 lg:grid-cols-[1.2fr_1fr] lg:items-end lg:gap-16">
        <div>
          <p className="eyebrow">{tagline}</p>
          <h1 tabIndex={-1} className="mt-3 text-display-l">
            {title}
          </h1>
        </div>
        {about && <p className="max-w-prose text-lg text-ink-soft">{rich(about.intro)}</p>}
      </header>
      <hr className="stitch my-10 md:my-16" />
      {about ? <Promises {...about} /> : <ContentMissing {...request} />}
      <div className="mt-12 flex flex-wrap gap-3 md:mt-20">
        <ButtonLink to={pages.ourStory.path}>{aboutTexts.whyTheName}</ButtonLink>
        <ButtonLink to={pages.store.path} variant="quiet">
          {aboutTexts.seeTheTees}
        </ButtonLink>
      </div>
      <nav aria-label={aboutTexts.more} className="mt-12 border-t border-line pt-6">
        <ul className="flex flex-wrap gap-x-8">
          {more.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className="text-link inline-flex min-h-11 items-center">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Texts that use a setting without a value are left out. */
function Promises({ parts, photos }: Pick<AboutContent, 'parts' | 'photos'>) {
  const { plain, rich } = useContentText();
  const promises = parts.flatMap(({ heading, text }) => {
    const [name, words] = [plain(heading), rich(text)];
    return name === null || words === null ? [] : [{ name, words }];
  });
  const pictureAt = (index: number) => (photos ? photos[index] : workshopPicture(index + 1));
  return (
    <ul className="grid gap-x-10 gap-y-10 md:grid-cols-2 md:gap-y-14">
      {promises.map(({ name, words }, index) => (
        <li key={name}>
          <Figure picture={pictureAt(index)} />
          <div className="mt-6 grid grid-cols-[3rem_1fr] gap-4">
            <span aria-hidden="true" className="font-display text-display-m leading-none font-bold text-turmeric">
              {index + 1}
            </span>
            <div>
              <h2 className="text-display-s">{name}</h2>
              <p className="mt-2 max-w-prose text-ink-soft">{words}</p>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Figure({ picture }: { picture: ComponentProps<typeof ArtFigure>['picture'] | undefined }) {
  if (!picture) return null;
  return (
    <ArtFigure
      picture={picture}
      sizes="(min-width: 88rem) 40rem, (min-width: 48rem) 45vw, 100vw"
      className="rounded-card"
    />
  );
}

/** The workshop's pictures, storefront/art/workshop-1 to workshop-4: one for each promise. */
const art = readArt(
  import.meta.glob('../../art/workshop-*', { eager: true, query: '?url', import: 'default' }),
  import.meta.glob('../../art/captions-workshop.json', { eager: true, import: 'default' }),
);

/** `number`: from 1. */
const workshopPicture = (number: number) => art(`workshop-${number}`);
