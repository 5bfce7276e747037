// The product screen.
import { PageMeta } from '../../components/page-meta.tsx';

const title = 'Product';

export function ProductScreen() {
  return (
    <div className="page-width py-12">
      <PageMeta title={title} />
      <h1 tabIndex={-1} className="text-display-m">
        {title}
      </h1>
    </div>
  );
}
