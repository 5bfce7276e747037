// Unsubscribe links of a mail: a page, and one call by the mail program (RFC 8058).
import { calls, unsubscribeHref } from '@taana-baana/contract';
import type { Deps } from '../../../deps.ts';

export const unsubscribePage = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  config.publicUrl + unsubscribeHref(token);

export const unsubscribeCall = ({ config }: Pick<Deps, 'config'>, token: string): string =>
  `${config.publicUrl}/api/${calls.unsubscribeNewsletter.path.replace(':token', token)}`;
