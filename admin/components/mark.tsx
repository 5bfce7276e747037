// The woven mark: three warp and three weft threads, over and under.
export const Mark = ({ className = 'size-6' }: { className?: string }) => (
  <svg aria-hidden="true" viewBox="0 0 100 100" fill="none" strokeWidth="16" className={className}>
    <path className="mark-warp" d="M25 0v38.8m0 22.4V100M50 0v13.8m0 22.4v27.6m0 22.4V100M75 0v38.8m0 22.4V100" />
    <path className="mark-weft" d="M0 25h13.8m22.4 0h27.6m22.4 0H100M0 75h13.8m22.4 0h27.6m22.4 0H100" />
    <path className="mark-middle" d="M0 50h38.8m22.4 0H100" />
  </svg>
);
