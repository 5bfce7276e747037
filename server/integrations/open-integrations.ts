// Opens the integrations that the configuration selects.
import type { Deps } from '../deps.ts';
import type { ImageStore } from './image-store/image-store.ts';
import { type FileStore, openFileStore } from './file-store/file-store.ts';
import type { Mailer } from './mailer/mailer.ts';
import type { PaymentGateway } from './payment-gateway/payment-gateway.ts';
import { type PushService, createPushService } from './push-service/push-service.ts';
import { internet } from './remote-pictures/network.ts';
import { isPublicAddress } from './remote-pictures/public-address.ts';
import { createImageStore } from './image-store/sharp-image-store.ts';
import { createOutboxMailer } from './mailer/outbox-mailer.ts';
import { createSmtpMailer } from './mailer/smtp-mailer.ts';
import { createRazorpayGateway } from './payment-gateway/razorpay-gateway.ts';
import { createSandboxGateway } from './payment-gateway/sandbox/sandbox-gateway.ts';

export interface Integrations {
  pictures: FileStore;
  documents: FileStore;
  images: ImageStore;
  mailer: Mailer;
  gateway: PaymentGateway;
  pushes: PushService;
}

export function openIntegrations(deps: Pick<Deps, 'config' | 'settings' | 'db' | 'clock' | 'log'>): Integrations {
  const { config } = deps;
  const pictures = openFileStore(config, 'images');
  return {
    pictures,
    documents: openFileStore(config, 'documents'),
    images: createImageStore(pictures),
    mailer: config.smtpUrl ? createSmtpMailer(deps, config.smtpUrl) : createOutboxMailer(deps),
    gateway: config.razorpay ? createRazorpayGateway(config.razorpay, deps.log) : createSandboxGateway(deps),
    pushes: createPushService(internet(isPublicAddress)),
  };
}
