// Importing products: choose and send a file, read its report, import it.
import { useSearchParams } from 'react-router';
import { importParameter } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import * as texts from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { BackLink } from '../../components/page/back-link.tsx';
import { Page } from '../../components/page/page.tsx';
import { useImportUpload } from '../../store/product-imports/use-import-upload.ts';
import { ChooseFile } from './choose-file.tsx';
import { EarlierImports } from './earlier-imports.tsx';
import { ExportSection } from './export-section.tsx';
import { ImportState } from './import-state.tsx';
import { Sending } from './sending.tsx';

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
        {!isSending && !id && <EarlierImports />}
      </div>
    </Page>
  );
}
