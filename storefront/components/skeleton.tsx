// A block in the shape of what is on its way; hidden from screen readers, which hear the live region instead.
export function Skeleton({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`skeleton rounded-card ${className}`} />;
}
