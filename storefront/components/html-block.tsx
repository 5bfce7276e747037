// The only place where HTML is taken as it comes: product and blog descriptions, sanitised by the server when they were stored.

interface HtmlBlockProps {
  html: string;
  className?: string;
}

export function HtmlBlock({ html, className = '' }: HtmlBlockProps) {
  return <div className={`prose-cotton ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}
