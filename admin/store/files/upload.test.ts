// Every upload ends: with the shop's answer, or with a sentence that says why not.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverMessages } from '@taana-baana/contract/messages.ts';
import { tooLargeOnTheWay } from '@taana-baana/contract/admin/texts/messages.ts';
import { upload } from './upload.ts';

/** The browser's request, which ends as the test decides. */
class Request extends EventTarget {
  static last: Request;
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  open = () => {};
  setRequestHeader = () => {};
  send = () => void (Request.last = this);
  end(event: string, status = 0, responseText = ''): void {
    Object.assign(this, { status, responseText });
    this.dispatchEvent(new Event(event));
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => void vi.unstubAllGlobals());

function sendLogo() {
  const file = new File(['picture'], 'logo.png', { type: 'image/png' });
  return upload({ name: 'uploadLogo', query: { basedOn: 0 }, file, onProgress: () => {} });
}

test("a proxy's own page says that the file is too large for it", async () => {
  const answer = sendLogo();
  Request.last.end('load', 413, '<html>413 Request Entity Too Large</html>');
  expect(await answer).toMatchObject({ error: { code: 'too-large', message: tooLargeOnTheWay } });
});

test("any other answer that is not the shop's is none", async () => {
  for (const status of [200, 502]) {
    const answer = sendLogo();
    Request.last.end('load', status, '<html>Bad Gateway</html>');
    expect(await answer).toMatchObject({ error: { code: 'offline', message: serverMessages.unreachable } });
  }
});

test("the shop's own answers are read", async () => {
  const refused = sendLogo();
  const body = { code: 'invalid', message: 'Too small', requestId: '1' };
  Request.last.end('load', 400, JSON.stringify(body));
  expect(await refused).toEqual({ error: { status: 400, code: 'invalid', message: 'Too small', fields: {} } });
  const taken = sendLogo();
  Request.last.end('load', 200, '{"version":1}');
  expect(await taken).toEqual({ data: { version: 1 } });
});

test.each(['error', 'abort', 'timeout'])('no answer (%s) ends it too', async (event) => {
  const answer = sendLogo();
  Request.last.end(event);
  expect(await answer).toMatchObject({ error: { code: 'offline' } });
});
