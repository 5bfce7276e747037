// Explains which files are accepted, and chooses one.
import { choose } from '@taana-baana/contract/admin/texts/catalog/product-import.ts';
import { Section } from '../../components/page/section.tsx';
import { FileButton } from './file-button.tsx';

export function ChooseFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <Section heading={choose.heading}>
      <div className="grid gap-4 px-4 py-4">
        <ul className="grid list-disc gap-2 pl-5 text-sm text-pretty">
          {choose.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <div>
          <FileButton kind="primary" label={choose.button} onFile={onFile} />
        </div>
      </div>
    </Section>
  );
}
