// An admin for tests, beside a whole test shop: every response is checked against the contract.
import type { FastifyInstance } from 'fastify';
import { TOTP } from 'otpauth';
import type { ErrorBody } from '@taana-baana/contract';
import { type AdminAnswer, type AdminCallName, adminCalls } from '@taana-baana/contract/admin/calls.ts';
import type { AdminCall } from '@taana-baana/contract/admin/calls/call.ts';
import type { Role } from '@taana-baana/contract/admin/permissions.ts';
import type { AdminConfig } from '../config.ts';
import { commandLine } from '../modules/shop/audit-log/audit-log.service.ts';
import { inviteStaff } from '../modules/people/staff/invitations/invitations.service.ts';
import { type Received, type TestShop } from '../testing.ts';
import { createAdminApp } from './admin-app.ts';

export interface AdminSent {
  readonly params?: Record<string, string>;
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  /** The session's cookie, `name=token`. */
  readonly cookie?: string;
  readonly headers?: Record<string, string>;
  readonly remoteAddress?: string;
}

export interface TestMember {
  readonly email: string;
  readonly cookie: string;
  readonly secret: string;
  readonly recoveryCodes: string[];
}

export interface TestAdmin {
  readonly app: FastifyInstance;
  call<N extends AdminCallName>(
    name: N,
    sent?: AdminSent,
  ): Promise<Received<AdminAnswer<N>> & { readonly cookie: string }>;
  /** Invited by the command line. Resolves to the token of the link. */
  invite(email: string, role: Role): Promise<string>;
  /** A member who has accepted an invitation and set up an app. */
  addMember(role: Role, email?: string): Promise<TestMember>;
  codeOf(secret: string): string;
  close(): Promise<void>;
}

export const staffPassword = 'indigo-vat-at-dawn';

export function openTestAdmin({ deps }: Pick<TestShop, 'deps'>): TestAdmin {
  const admin = deps.config.admin as AdminConfig;
  const app = createAdminApp(deps, admin);
  let members = 0;

  const call: TestAdmin['call'] = async (name, sent = {}) => {
    const endpoint: AdminCall = adminCalls[name];
    const path = endpoint.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? 'x'));
    const query = new URLSearchParams(sent.query);
    const response = await app.inject({
      method: endpoint.method,
      url: `/api/${path}${query.size > 0 ? `?${query}` : ''}`,
      headers: {
        ...(endpoint.method === 'GET' ? {} : { origin: admin.url }),
        ...(sent.cookie ? { cookie: sent.cookie } : {}),
        ...sent.headers,
      },
      ...(sent.remoteAddress ? { remoteAddress: sent.remoteAddress } : {}),
      ...(sent.body === undefined ? {} : { payload: sent.body as object }),
    });
    const body = response.payload === '' ? undefined : response.json();
    if (response.statusCode < 300) endpoint.response.parse(body);
    const [cookie = ''] = String(response.headers['set-cookie'] ?? '').split(';');
    return { status: response.statusCode, body, error: body as ErrorBody, headers: response.headers, cookie };
  };

  async function invite(email: string, role: Role): Promise<string> {
    const { link } = await inviteStaff(deps, { email, role }, commandLine);
    return link.slice(link.indexOf('#') + 1);
  }

  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: deps.clock.now().getTime() });

  return {
    app,
    call,
    invite,
    codeOf,
    async addMember(role, email = `${role}-${(members += 1)}@example.com`) {
      const token = await invite(email, role);
      const accepted = await call('acceptInvitation', { body: { token, name: 'Meena', password: staffPassword } });
      const { cookie } = accepted;
      const { secret } = (await call('beginApp', { cookie })).body;
      const added = await call('confirmApp', { cookie, body: { code: codeOf(secret) } });
      return { email, cookie, secret, recoveryCodes: added.body.recoveryCodes ?? [] };
    },
    close: () => app.close(),
  };
}
