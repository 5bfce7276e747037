// The progress of a photo, from this tab's upload and the server's state.
import type { PhotoState } from '@taana-baana/contract/admin/schemas/catalog/products.ts';
import * as texts from '@taana-baana/contract/admin/texts/shop/photos.ts';
import type { Picture } from '@taana-baana/contract/schemas/catalog/product.ts';
import type { PhotoUpload } from '../../store/shop/photos/photo-uploads.ts';

export interface PhotoProgress {
  /** Undefined if there is nothing to show. */
  readonly picture: Picture | undefined;
  readonly preview: string | undefined;
  /** In words; empty once the picture is ready. */
  readonly text: string;
  /** From 0 to 1, while it is sent. */
  readonly share: number | undefined;
  readonly isProblem: boolean;
  /** The remedy: send the same file again from this tab, or choose a file. */
  readonly way: 'retry' | 'choose' | undefined;
}

export function progressOf(sent: PhotoUpload | undefined, state: PhotoState | undefined): PhotoProgress {
  const base = {
    picture: state?.picture ?? undefined,
    preview: sent?.preview,
    text: '',
    share: undefined,
    isProblem: false,
    way: undefined,
  } satisfies PhotoProgress;
  if (base.picture) return base;
  if (state?.refused) return { ...base, text: state.refused, isProblem: true, way: 'choose' };
  if (state || sent?.step === 'arrived') return { ...base, text: texts.preparing };
  if (!sent) return { ...base, text: texts.stopped, isProblem: true, way: 'choose' };
  if (sent.step === 'failed') return { ...base, text: sent.failure || texts.failed, isProblem: true, way: 'retry' };
  if (sent.step === 'waiting') return { ...base, text: texts.waiting, share: sent.share };
  const percent = Math.floor(sent.share * 100);
  return { ...base, text: sent.isCut ? texts.noLine : texts.uploading(percent), share: sent.share };
}
