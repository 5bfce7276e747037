// The thread that renders documents, one after the other; see render-in-thread.ts.
import { parentPort } from 'node:worker_threads';
import type { DocumentContent } from '../document-content.ts';
import { renderDocument } from './render-document.ts';

parentPort?.on('message', (content: DocumentContent) => {
  void renderDocument(content).then((file) => parentPort?.postMessage(file));
});
