// The shop's announcements of today. Only the server renders them, outside of what the browser hydrates.
import { label } from '@taana-baana/contract/texts/notices.ts';

export const Notices = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <aside aria-label={label} className="on-dark bg-ink px-4 py-2 text-center text-sm text-on-dark">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </aside>
  );
