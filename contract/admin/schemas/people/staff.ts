// Members of staff in forms and responses: sign-in, second factors, invitations, sessions.
import * as z from 'zod/mini';
import { lengths } from '../../../limits.ts';
import { fieldMessages } from '../../../messages.ts';
import { email, givenPassword, optionalExact, requiredExact, requiredText } from '../../../schemas/fields.ts';
import { roles } from '../../permissions.ts';
import * as messages from '../../texts/messages.ts';

const role = z.enum(roles, { error: messages.roleUnknown });
const code = requiredExact(messages.codeRequired);
const linkToken = z.string({ error: messages.linkInvalid }).check(z.maxLength(100, messages.linkInvalid));
const staffPassword = z
  .string({ error: fieldMessages.passwordRequired })
  .check(
    z.normalize('NFC'),
    z.minLength(messages.passwordMin, messages.passwordTooShort),
    z.maxLength(lengths.passwordMax, fieldMessages.passwordTooLong),
  );

/** `code`: from the authenticator app, or a recovery code. */
export const SignIn = z.object({ email, password: givenPassword, code: optionalExact() });
export type SignIn = z.infer<typeof SignIn>;

export const LinkSignIn = z.object({ token: linkToken });

export const InvitationAcceptance = z.object({
  token: linkToken,
  name: requiredText(messages.nameRequired),
  password: staffPassword,
});
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>;

/** The member's password and a code, once more, before an irreversible action. */
export const StepUp = z.object({ password: givenPassword, code });
export type StepUp = z.infer<typeof StepUp>;

/** The member's own new password. */
export const PasswordForm = z.object({ password: staffPassword });
export type PasswordForm = z.infer<typeof PasswordForm>;

/** The member's own new name. */
export const NameForm = z.object({ name: requiredText(messages.nameRequired) });
export type NameForm = z.infer<typeof NameForm>;

/** The member's own new e-mail, which counts once its link is used. */
export const EmailForm = z.object({ email });
export type EmailForm = z.infer<typeof EmailForm>;
/** `link`: only without a mail server. */
export const EmailChangeAsked = z.object({ link: z.nullable(z.string()) });
export type EmailChangeAsked = z.infer<typeof EmailChangeAsked>;
export const EmailConfirmation = z.object({ token: linkToken });

export const AppCode = z.object({ code });

/** Options for the browser's WebAuthn call, as @simplewebauthn/browser takes them. */
export const PasskeyOptions = z.looseObject({ challenge: z.string() });

const clientData = { id: z.string(), rawId: z.string(), type: z.literal('public-key') };
const base64 = z.string().check(z.maxLength(20_000));

/** The browser's answer to a registration. */
export const PasskeyRegistration = z.object({
  response: z.looseObject({
    ...clientData,
    response: z.looseObject({ clientDataJSON: base64, attestationObject: base64 }),
    clientExtensionResults: z.looseObject({}),
  }),
});

/** The browser's answer to a challenge. */
export const PasskeyProof = z.object({
  response: z.looseObject({
    ...clientData,
    response: z.looseObject({ clientDataJSON: base64, authenticatorData: base64, signature: base64 }),
    clientExtensionResults: z.looseObject({}),
  }),
});
export type PasskeyProof = z.infer<typeof PasskeyProof>;

export const InvitationForm = z.object({ email, role });
export type InvitationForm = z.infer<typeof InvitationForm>;
export const RoleForm = z.object({ role });

export const Me = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  /** No passkey and no authenticator app yet: until then only those can be set up. */
  needsSetUp: z.boolean(),
  hasApp: z.boolean(),
  recoveryCodesLeft: z.int(),
  /** Until when calls that need a proof are accepted. */
  provenUntil: z.nullable(z.string()),
  shopName: z.string(),
  /** As mails show it. */
  shopLogo: z.optional(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  /** Where shoppers find the shop, without a slash at the end. */
  shopUrl: z.string(),
  /** Hours from its payment until an order is late. */
  packWithinHours: z.int(),
  /** They do not count. */
  daysOff: z.array(z.object({ from: z.string(), to: z.string() })),
});
export type Me = z.infer<typeof Me>;

export const AppKey = z.object({ secret: z.string(), uri: z.string() });

/** Shown once. Null: there are codes already. */
export const FactorAdded = z.object({ recoveryCodes: z.nullable(z.array(z.string())) });
export type FactorAdded = z.infer<typeof FactorAdded>;
export const NewRecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const Passkey = z.object({
  id: z.string(),
  /** The device on which it was made: `Chrome on Android`. */
  device: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof Passkey>;

export const StaffSession = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: z.string(),
  /** Up to five minutes earlier than the last call. */
  lastSeenAt: z.string(),
  isCurrent: z.boolean(),
});
export type StaffSession = z.infer<typeof StaffSession>;

export const StaffMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  state: z.enum(['active', 'not set up', 'disabled']),
  sessions: z.int(),
  createdAt: z.string(),
});
export type StaffMember = z.infer<typeof StaffMember>;

export const Invitation = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(roles),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof Invitation>;

export const StaffList = z.object({ staff: z.array(StaffMember), invitations: z.array(Invitation) });

/** `link`: only without a mail server, to pass on by hand. */
export const InvitationMade = z.object({ invitation: Invitation, link: z.nullable(z.string()) });
