// The logo: an uploaded picture instead of the drawn mark and the shop's name.
import type { Logo } from '@taana-baana/contract/schemas/shop/settings.ts';
import * as messages from '@taana-baana/contract/texts/messages/settings-messages.ts';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../app-error.ts';
import type { Actor } from '../audit-log/audit-log.service.ts';
import { createSemaphore } from '../../semaphore.ts';
import { saveSection } from './settings.service.ts';

type Needs = Pick<Deps, 'db' | 'clock' | 'changes' | 'settings' | 'images'>;

/** In bytes. */
const largest = 5 * 1024 * 1024;
/** Decoding a large picture takes 200 MB. */
const one = createSemaphore(1);

/** `basedOn`: the version of the logo that this one replaces. */
export async function uploadLogo(
  deps: Needs,
  bytes: Uint8Array,
  basedOn: number,
  actor: Actor,
): Promise<{ version: number; logo: Logo }> {
  if (bytes.length > largest) throw new AppError('too-large', messages.logoTooLarge);
  const stored = await one.run(() => deps.images.storeLogo(bytes));
  switch (stored) {
    case 'svg':
      throw new AppError('unsupported-media-type', messages.logoNotSvg);
    case 'heic':
    case 'type':
      throw new AppError('unsupported-media-type', messages.logoType);
    case 'unreadable':
      throw new AppError('invalid', messages.logoUnreadable);
    case 'too small':
      throw new AppError('invalid', messages.logoTooSmall);
    default:
      return {
        ...(await saveSection(deps, { section: 'logo', basedOn, value: { logo: stored } }, actor)),
        logo: stored,
      };
  }
}

/** Shows the drawn mark and the name again; the pictures stay, for a revert. */
export const removeLogo = (deps: Needs, basedOn: number, actor: Actor): Promise<{ version: number }> =>
  saveSection(deps, { section: 'logo', basedOn, value: { logo: null } }, actor);
