// Everything that services depend on. A service names what it needs: `ChangeDeps`, or
// `Pick<Deps, 'db' | 'clock'>`.
import type { JobState } from '@taana-baana/contract/admin/schemas/shop/system.ts';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Changes } from './database/changes.ts';
import type { Database } from './database/tables.ts';
import type { ImageStore } from './integrations/image-store/image-store.ts';
import type { FileStore } from './integrations/file-store/file-store.ts';
import type { Mailer } from './integrations/mailer/mailer.ts';
import type { PaymentGateway } from './integrations/payment-gateway/payment-gateway.ts';
import type { PushService } from './integrations/push-service/push-service.ts';
import type { CurrentSettings } from './modules/shop/settings/current-settings.service.ts';

export interface Clock {
  now(): Date;
}

/** Resolves after that many milliseconds. */
export type PauseFor = (milliseconds: number) => Promise<void>;

export interface Deps {
  readonly config: Config;
  readonly settings: CurrentSettings;
  readonly db: Database;
  readonly changes: Changes;
  readonly clock: Clock;
  readonly pauseFor: PauseFor;
  readonly log: Logger;
  /** The files of pictures; `images` makes them. */
  readonly pictures: FileStore;
  /** The PDFs of tax documents. */
  readonly documents: FileStore;
  readonly images: ImageStore;
  readonly mailer: Mailer;
  readonly gateway: PaymentGateway;
  readonly pushes: PushService;
  /** What the jobs of this process did, by name; workers.ts writes it. */
  readonly jobStates: Map<string, JobState>;
  /** How often each address without a page was asked for, since they were last written. */
  readonly missingPages: Map<string, number>;
}

/** A transaction that announces what it changed. */
export type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'changes'>;

/** A change that is mailed. */
export type MailDeps = ChangeDeps & Pick<Deps, 'config' | 'settings'>;

/** A change that asks the payment provider, or moves its money. */
export type PaymentDeps = MailDeps & Pick<Deps, 'gateway' | 'log'>;
