// Sends mails through a server: smtp:// (encrypted if the server supports it) or smtps://.
import { createTransport } from 'nodemailer';
import type { Deps } from '../../deps.ts';
import { compose } from './compose.ts';
import type { Mailer } from './mailer.ts';

const timeout = 10_000;
const connections = 3;
const loopbackHosts = ['localhost', '127.0.0.1', '::1'];

/** `smtpUrl`: `smtp://user:password@host:port`; login and port are optional. */
export function createSmtpMailer(deps: Pick<Deps, 'config' | 'settings' | 'clock'>, smtpUrl: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  const isLoopback = loopbackHosts.includes(host);
  const secure = protocol === 'smtps:';
  const login = username ? { user: decodeURIComponent(username), pass: decodeURIComponent(password) } : undefined;
  const transport = createTransport({
    pool: true,
    maxConnections: connections,
    host,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    auth: login,
    // A password leaves this machine only over an encrypted connection.
    requireTLS: login !== undefined && !isLoopback && !secure,
    // A mail server on this machine, as developers run it, has a self-signed certificate.
    tls: { rejectUnauthorized: !isLoopback },
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    dnsTimeout: timeout,
  });
  return {
    async send(mail) {
      await transport.sendMail(compose(deps, mail));
    },
    close: () => transport.close(),
  };
}
