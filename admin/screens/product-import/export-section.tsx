// Exports all products as a file.
import { productExportPath } from '@taana-baana/contract/admin/paths/product-import-paths.ts';
import { exporting } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Section } from '../../components/page/section.tsx';

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
