// Tells whoever keeps something in memory that the data behind it has changed.
import { EventEmitter } from 'node:events';

/** What a reader may hold in memory, or waits for. `catalog`: products, colours and their reviews. `mails`, `webhooks`, `refunds`: the queue has grown. `payment checks`: somebody waits for the bank. */
export type ChangedData = 'catalog' | 'blog' | 'mails' | 'webhooks' | 'refunds' | 'payment checks';

export interface Changes {
  /** Call after the commit of the change, never inside its transaction. */
  publish(data: ChangedData): void;
  subscribe(listener: (data: ChangedData) => void): void;
}

export function createChanges(): Changes {
  const emitter = new EventEmitter<{ change: [ChangedData] }>();
  emitter.setMaxListeners(0);
  return {
    publish: (data) => void emitter.emit('change', data),
    subscribe: (listener) => void emitter.on('change', listener),
  };
}
