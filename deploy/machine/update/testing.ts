// An https server of archives for tests, on localhost.
import type { RequestListener } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';

/** Self-signed, for localhost. */
const key = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg3ItM6g+W66I7efqq
wJlOY9Gb343wF65Th8IS8rqoCtmhRANCAARBR6vNCtqhJkbDZxyaUDO6gFKMOFhf
4ofQp1GAe6Nii3J4yXXDShS2y3lL+ohJsb8DOnA+iCIwD1v4e6y1MMsS
-----END PRIVATE KEY-----`;
export const ca = `-----BEGIN CERTIFICATE-----
MIIBlDCCATugAwIBAgIUANMGqMr3u0D4SwjwgTj9Ov/1+f8wCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyNzA2MDE1N1oYDzIxMjYxMTAz
MDYwMTU3WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARBR6vNCtqhJkbDZxyaUDO6gFKMOFhf4ofQp1GAe6Nii3J4yXXDShS2
y3lL+ohJsb8DOnA+iCIwD1v4e6y1MMsSo2kwZzAdBgNVHQ4EFgQUXN69eyoJpVm0
WxKCd0ya/uqbo8swHwYDVR0jBBgwFoAUXN69eyoJpVm0WxKCd0ya/uqbo8swDwYD
VR0TAQH/BAUwAwEB/zAUBgNVHREEDTALgglsb2NhbGhvc3QwCgYIKoZIzj0EAwID
RwAwRAIgbxk6+Q+YO5Kk3K4HHzPD7DGh1N50tQeMuKqDW4RaNyICIHLfIMYwB0GI
zG5Jo8mnFF1VRvWMEVUCTO9AqUMRTnwx
-----END CERTIFICATE-----`;

export async function openArchiveServer(answer: RequestListener): Promise<{ origin: string; close(): void }> {
  const server = createServer({ key, cert: ca }, answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
