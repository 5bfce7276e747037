// The profile screen.
import { PageMeta } from '../../components/page-meta.tsx';

const title = 'My Profile';

export function ProfileScreen() {
  return (
    <div className="page-width py-12">
      <PageMeta title={title} />
      <h1 tabIndex={-1} className="text-display-m">
        {title}
      </h1>
    </div>
  );
}
