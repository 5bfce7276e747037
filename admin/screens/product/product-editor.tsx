// The editor of a product: its sections, and the bar that saves and publishes.
import { productsPath } from '@taana-baana/contract/admin/paths/product-paths.ts';
import type { EditedProduct } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-editor.ts';
import { unpublished, untitled } from '@taana-baana/contract/admin/texts/catalog/products.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { DraftPage } from '../../drafts/draft-page.tsx';
import { Warnings } from '../../components/writing/warnings.tsx';
import { usePhotos } from '../../store/shop/photos/use-photos.ts';
import { ColorsSection } from './variants/colors-section.tsx';
import { CostSection } from './cost-section.tsx';
import { LegalSection } from './legal-section.tsx';
import { OrganisationSection } from './organisation-section.tsx';
import { PhotosSection } from './photos-section.tsx';
import { PriceSection } from './price-section.tsx';
import { ProductBar } from './product-bar.tsx';
import { checkText } from './product-text.ts';
import { useProductDraft } from './use-product-draft.ts';
import { StorySection } from './story-section.tsx';
import { VariantsSection } from './variants/variants-section.tsx';
import { WordsSection } from './words-section.tsx';
import { Badge } from '../../components/badge.tsx';
import { ProductStateBadge } from '../../components/products/product-state-badge.tsx';
import { Notice } from '../../components/page/notice.tsx';

interface ProductEditorProps {
  opened: EditedProduct;
  /** The id of the member who types. */
  member: string;
  /** The product has another id, and so another address. */
  onMove: (id: string) => void;
}

export function ProductEditor({ opened, member, onMove }: ProductEditorProps) {
  const product = useProductDraft(opened, member, onMove);
  const { draft, type } = product;
  const { text, saved, isReplacing } = draft;
  const sending = usePhotos(
    text.photos.map(({ id }) => id),
    saved.photos,
  );
  const { errors } = checkText(text);
  const section = { text, saved, errors, isReadOnly: isReplacing, onType: type };
  const title = saved.id === '' ? texts.newTitle : text.title.trim() || untitled;
  return (
    <DraftPage
      draft={product}
      title={title}
      width="list"
      above={<BackLink to={productsPath}>{texts.back}</BackLink>}
      badges={
        saved.id !== '' && (
          <>
            <ProductStateBadge state={saved.state} />
            {saved.draft !== null && saved.published !== null && <Badge tone="warning">{unpublished}</Badge>}
          </>
        )
      }
    >
      {saved.isWaiting && (
        <Notice tone="info" className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium">
          <p role="status" className="flex-1 basis-60">
            {texts.bar.waiting}
          </p>
          <Button isPending={isReplacing} onPress={() => product.publish({ whenReady: false })}>
            {texts.bar.stopWaiting}
          </Button>
        </Notice>
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <PhotosSection {...section} sending={sending} />
          <WordsSection {...section} />
          <PriceSection {...section} />
          <CostSection id={saved.id} isPublished={saved.published !== null} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4">
          <ColorsSection {...section} sending={sending} />
          <VariantsSection {...section} />
          <OrganisationSection {...section} />
          <StorySection {...section} />
          <LegalSection {...section} />
        </div>
      </div>
      <Warnings warnings={saved.warnings} />
      <ProductBar product={product} />
    </DraftPage>
  );
}
