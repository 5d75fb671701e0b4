import type { identityApi } from '@tonalia/contract/identity-api';
import { AppError } from '@tonalia/contract/errors';
import type { FastifyRequest } from 'fastify';
import { recordAuditEvent } from '../../../platform/audit.ts';
import { addressOf } from '../../../platform/http/address-of.ts';
import type { Endpoints } from '../../../platform/http/serve.ts';
import type { ModuleContext } from '../../../platform/module.ts';
import { findIdentity } from '../login/identity.sql.ts';
import { site } from '../../../platform/http/network.rules.ts';
import { refuseForeignOrigin } from '../../../platform/http/refuse-foreign-origin.ts';
import { signIn } from '../login/sign-in.ts';
import { checkCode } from './check-code.ts';
import type { CodePurpose } from './code.ts';
import { grantProvedPhone } from './proved-phone.ts';
import { type CodeRequest, codePhone, sendCode } from './send-code.ts';

type VerificationEndpoints = Pick<
  Endpoints<typeof identityApi>,
  'POST /verify/user-status' | 'POST /verify/verify' | 'POST /verify/check' | 'POST /auth/verify' | 'POST /auth/check'
>;

/** Codes that prove a phone, for registration and sign-in. */
export function verificationEndpoints(context: ModuleContext): VerificationEndpoints {
  const { db, clock, channels, origins } = context;
  const send = async (purpose: CodePurpose, { phone, channel }: PhoneAndChannel, request: FastifyRequest) => {
    const codeRequest = { purpose, phone, channel, site: site(addressOf(request)) };
    return { results: await sendCode(context, codeRequest, (what) => request.log.warn(what)) };
  };
  return {
    'POST /verify/user-status': {
      access: 'public',
      // Looks up no account, so the answer cannot reveal one.
      handle: async ({ body: { phone } }) => {
        if (phone !== undefined && !codePhone(phone)) throw new AppError('PHONE_TAKES_NO_CODE');
        return { results: { next: phone === undefined ? 'password' : 'code', channels: [...channels] } };
      },
    },
    'POST /verify/verify': { access: 'public', handle: ({ body, request }) => send('register', body, request) },
    'POST /verify/check': {
      access: 'public',
      handle: async ({ body, request }) => {
        await checkCode(db, clock, { ...body, purpose: 'register', site: site(addressOf(request)) });
        const registrationToken = (await grantProvedPhone(db, clock, body.flowId)) ?? null;
        return { results: { verified: true, registered: registrationToken === null, registrationToken } };
      },
    },
    'POST /auth/verify': { access: 'public', handle: ({ body, request }) => send('login', body, request) },
    'POST /auth/check': {
      access: 'public',
      handle: async ({ body: { client, device, ...typed }, request, reply }) => {
        refuseForeignOrigin(request, origins);
        const proved = await checkCode(db, clock, { ...typed, purpose: 'login', site: site(addressOf(request)) });
        const [identity] = proved.identityId ? await findIdentity(db, proved.identityId) : [];
        if (!identity) throw new AppError('CODE_EXPIRED');
        const { id, role } = identity;
        await recordAuditEvent(db, { actorId: id, action: 'auth.signed_in', subjectId: id, detail: { by: 'code' } });
        return signIn(context, request, reply, { identityId: id, role, client, device });
      },
    },
  };
}

type PhoneAndChannel = Pick<CodeRequest, 'phone' | 'channel'>;
