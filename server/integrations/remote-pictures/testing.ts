// An https server of pictures for tests, and a network whose names resolve to it.
import { type RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Network } from './network.ts';

/** Self-signed, for pictures.test and other.test. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgS95pChVLlL+bt/wY
zwhj8fcfDgRQX6KwvuQqRKfPmMChRANCAASgj15WwYy5uRsU0hLB5kqB8wbs5Hdd
YYF3xVBRBi+jzeTcVRZPtFdUphMQC+vE5DgnrJII9Nj1II5xSRkmnjGV
-----END PRIVATE KEY-----`;
const ca = `-----BEGIN CERTIFICATE-----
MIIBwDCCAWagAwIBAgIUSQUmnPKIBDA+gZ11ry2fsSmQ1HQwCgYIKoZIzj0EAwIw
GDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDAgFw0yNjExMjMxODUxMzZaGA8yMTI2
MTAzMDE4NTEzNlowGDEWMBQGA1UEAwwNcGljdHVyZXMudGVzdDBZMBMGByqGSM49
AgEGCCqGSM49AwEHA0IABKCPXlbBjLm5GxTSEsHmSoHzBuzkd11hgXfFUFEGL6PN
5NxVFk+0V1SmExAL68TkOCeskgj02PUgjnFJGSaeMZWjgYswgYgwHQYDVR0OBBYE
FLzUrVHcNan/nowHscTJzTGFBxOEMB8GA1UdIwQYMBaAFLzUrVHcNan/nowHscTJ
zTGFBxOEMA8GA1UdEwEB/wQFMAMBAf8wNQYDVR0RBC4wLIINcGljdHVyZXMudGVz
dIIKb3RoZXIudGVzdIIPKi5waWN0dXJlcy50ZXN0MAoGCCqGSM49BAMCA0gAMEUC
IE2CtIBTs2bZIfa1QqwYlKV/Y5IBe9BmuROuFARZc1G0AiEA5MI8/eE42ncPPxvJ
9zZLUB8K+2xOymj8SiX88TC2R08=
-----END CERTIFICATE-----`;

export interface PictureServer {
  /** `https://pictures.test:PORT` */
  readonly origin: string;
  readonly network: Network;
  /** Paths that were requested. */
  readonly asked: string[];
  close(): Promise<void>;
}

export async function openPictureServer(answer: RequestListener): Promise<PictureServer> {
  const asked: string[] = [];
  const server = createServer({ key, cert: ca }, (request, response) => {
    asked.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `https://pictures.test:${port}`,
    asked,
    network: {
      resolve: async () => [{ address: '127.0.0.1', family: 4 }],
      isAllowed: (address) => address === '127.0.0.1',
      ca,
      milliseconds: 2000,
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
