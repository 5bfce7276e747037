// The only place that sets raw HTML: descriptions, sanitised by the server before they are stored.
import { useLinkClicks } from '../link.tsx';

interface HtmlBlockProps {
  html: string;
  className?: string;
}

export function HtmlBlock({ html, className = '' }: HtmlBlockProps) {
  return (
    // The links inside have the keyboard: their presses arrive here as clicks.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={`prose-cotton ${className}`} onClick={useLinkClicks()} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
