// Importing products: choose and send a file, read its report, import it; exporting them.
import { useSearchParams } from 'react-router';
import { importParameter, productExportPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import {
  choose as chooseTexts,
  exporting,
  sending as sendingTexts,
} from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Button } from '../../components/button.tsx';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { Section } from '../../components/page/section.tsx';
import { CostsSection } from './costs-section.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { FileButton } from '../../components/fields/file-button.tsx';
import { ImportState } from './import-state.tsx';
import { type ImportUpload, useImportUpload } from '../../store/catalog/use-import-upload.ts';

export function ProductImportScreen() {
  const [params, setParams] = useSearchParams();
  const id = params.get(importParameter);
  const { upload, send, stop } = useImportUpload((arrived) => setParams({ [importParameter]: arrived }));
  const isSending = upload?.share !== undefined;
  const choose = (file: File) => {
    setParams({});
    send(file);
  };
  return (
    <Page title={texts.title} intro={texts.intro} width="form" above={<BackLink to="/products">{texts.back}</BackLink>}>
      <div className="grid gap-5">
        {upload && <Sending upload={upload} onStop={stop} />}
        {!upload && id && <ImportState key={id} id={id} onFile={choose} />}
        {!isSending && !id && <ChooseFile onFile={choose} />}
        {!isSending && !id && <ExportSection />}
        {!isSending && !id && <CostsSection />}
        {!isSending && !id && <EarlierImports />}
      </div>
    </Page>
  );
}

export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <Section heading={chooseTexts.heading}>
      <div className="grid gap-4 px-4 py-4">
        <ul className="grid list-disc gap-2 pl-5 text-sm text-pretty">
          {chooseTexts.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div>
          <FileButton kind="primary" label={chooseTexts.button} onFile={onFile} />
        </div>
      </div>
    </Section>
  );
}

export function Sending({ upload, onStop }: { upload: ImportUpload; onStop: () => void }) {
  const { name, share, isCut, failure } = upload;
  const heading = sendingTexts.heading(name);
  const isUnderWay = share !== undefined;
  return (
    <Section heading={heading} actions={isUnderWay && <Button onPress={onStop}>{sendingTexts.stop}</Button>}>
      <div className="grid gap-2 px-4 py-4 text-sm" role="status">
        {isUnderWay && <progress className="progress w-full" aria-label={heading} value={share} />}
        {isUnderWay && <p>{isCut ? sendingTexts.cut : sendingTexts.share(Math.floor(share * 100))}</p>}
        {failure && <p className="font-semibold text-madder">{failure}</p>}
      </div>
    </Section>
  );
}

export function ExportSection() {
  return (
    <Section heading={exporting.heading} text={exporting.text}>
      <div className="px-4 py-4">
        <a href={productExportPath} download className="button button-quiet">
          {exporting.button}
        </a>
      </div>
    </Section>
  );
}
