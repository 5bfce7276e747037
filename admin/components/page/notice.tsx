// A sentence above what it is about: of something wrong, to know, or ahead.
import type { AriaRole, ReactNode } from 'react';

const looks = {
  danger: 'bg-madder-wash text-madder',
  warning: 'bg-turmeric-wash',
  info: 'bg-indigo-wash',
};

interface NoticeProps {
  tone: keyof typeof looks;
  /** `alert` for what appears after a press. */
  role?: AriaRole;
  className?: string;
  children: ReactNode;
}

export const Notice = ({ tone, role, className = '', children }: NoticeProps) => (
  <div role={role} className={`rounded-control px-3 py-2 text-sm ${looks[tone]} ${className}`}>
    {children}
  </div>
);
