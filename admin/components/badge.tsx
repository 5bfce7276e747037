// A small label of a state.
import type { ReactNode } from 'react';

const looks = {
  success: 'bg-leaf-wash text-leaf',
  danger: 'bg-madder-wash text-madder',
  warning: 'bg-turmeric-wash text-ink',
  info: 'bg-indigo-wash text-indigo',
  muted: 'bg-sunk text-ink-soft',
  neutral: 'bg-sunk text-ink',
};

export type BadgeTone = keyof typeof looks;

interface BadgeProps {
  tone: BadgeTone;
  className?: string;
  children: ReactNode;
}

export const Badge = ({ tone, className = '', children }: BadgeProps) => (
  <span className={`badge ${looks[tone]} ${className}`}>{children}</span>
);
