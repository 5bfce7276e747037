// The upload progress of the file.
import { sending } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Button } from '../../components/button.tsx';
import { Section } from '../../components/page/section.tsx';
import type { ImportUpload } from '../../store/product-imports/use-import-upload.ts';

export function Sending({ upload, onStop }: { upload: ImportUpload; onStop: () => void }) {
  const { name, share, isCut, failure } = upload;
  const heading = sending.heading(name);
  const isUnderWay = share !== undefined;
  return (
    <Section heading={heading} actions={isUnderWay && <Button onPress={onStop}>{sending.stop}</Button>}>
      <div className="grid gap-2 px-4 py-4 text-sm" role="status">
        {isUnderWay && <progress className="progress w-full" aria-label={heading} value={share} />}
        {isUnderWay && <p>{isCut ? sending.cut : sending.share(Math.floor(share * 100))}</p>}
        {failure && <p className="font-semibold text-madder">{failure}</p>}
      </div>
    </Section>
  );
}
