// Previews the two colours on the backgrounds of the shop, which stay light in the dark admin.
import { colors as texts } from '@taana-baana/contract/admin/texts/shop/settings.ts';
import { pageColors } from '@taana-baana/contract/colors/colors.ts';

interface LookPreviewProps {
  primary: string;
  accent: string;
}

export function LookPreview({ primary, accent }: LookPreviewProps) {
  const { ground, paper, ink } = pageColors;
  return (
    <figure className="overflow-hidden rounded-card border border-line text-sm">
      <figcaption className="px-4 py-2 font-semibold">{texts.preview}</figcaption>
      <div style={{ background: accent, color: ink }} className="px-4 py-1.5 text-center font-semibold">
        {texts.stripe}
      </div>
      <div style={{ background: ground, color: ink }} className="p-4">
        <div style={{ background: paper }} className="flex flex-wrap items-center gap-4 rounded-card p-4">
          <span style={{ background: primary, color: paper }} className="button">
            {texts.button}
          </span>
          <span className="min-w-0 flex-1 basis-40">
            {texts.text} <span style={{ color: primary, textDecoration: 'underline' }}>{texts.link}</span>
          </span>
        </div>
      </div>
      <div style={{ background: ink, color: accent }} className="px-4 py-2.5 font-medium">
        {texts.footer}
      </div>
    </figure>
  );
}
