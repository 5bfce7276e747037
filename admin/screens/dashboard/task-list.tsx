// Open tasks, each with a link to its screen.
import { ChevronRight, CircleCheck } from 'lucide';
import { useOutletContext } from 'react-router';
import type { Dashboard } from '@taana-baana/contract/admin/schemas/selling/dashboard.ts';
import { tasks as texts } from '@taana-baana/contract/admin/texts/selling/dashboard.ts';
import { Icon } from '../../../design/icon.tsx';
import { Link } from '../../components/link.tsx';
import { Section } from '../../components/page/section.tsx';
import { adminApi } from '../../store/admin-api.ts';
import { type Task, tasksOf } from './tasks.ts';

/** Passed down by the frame: the member's sections. */
export const useSections = () => useOutletContext<readonly { readonly path: string }[]>();

export function TaskList({ dashboard }: { dashboard: Dashboard }) {
  const { data: me } = adminApi.useGetMeQuery();
  // Without an answer yet, nothing is late.
  const tasks = tasksOf(dashboard, me?.packWithinHours ?? Infinity, useSections());
  return (
    <Section heading={texts.heading}>
      {tasks.length === 0 ? (
        <p className="flex items-center gap-3 px-4 py-4 text-sm">
          <Icon of={CircleCheck} className="size-6 text-leaf" />
          <span>
            <span className="block font-semibold">{texts.noneHeading}</span>
            <span className="text-ink-soft">{texts.noneText}</span>
          </span>
        </p>
      ) : (
        <ul className="ruled">
          {tasks.map((task) => (
            <TaskRow key={task.name} task={task} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function TaskRow({ task: { heading, text, path, isUrgent } }: { task: Task }) {
  return (
    <li>
      <Link to={path} className={`task ${isUrgent ? 'task-urgent' : ''} hover:bg-sunk`}>
        <span className="min-w-0 flex-1">
          <span className={`block font-semibold ${isUrgent ? 'text-madder' : ''}`}>{heading}</span>
          <span className="block text-ink-soft">{text}</span>
        </span>
        <Icon of={ChevronRight} className="size-5 text-ink-soft" />
      </Link>
    </li>
  );
}
