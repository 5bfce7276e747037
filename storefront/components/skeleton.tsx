// A block in the shape of loading content, hidden from screen readers.
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-card ${className}`} />;
}
