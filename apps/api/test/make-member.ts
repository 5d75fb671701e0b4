import type { MemberTerms } from '@tonalia/contract/member-terms';
import type { TestApi } from './build-app.ts';
import { type MadeBuyer, caller } from './make-buyer.ts';
import { TERMS_VERSION } from '@tonalia/contract/terms';

/** Terms without any limit. */
export const freeTerms = {
  mode: 'buys',
  orderLimit: null,
  dayLimit: null,
  monthLimit: null,
  usesCredit: false,
  seesCredit: false,
  seesOrders: false,
  tellsOwner: true,
} as const;

/** What differs from `freeTerms`. */
type MemberWish = Partial<MemberTerms> & { tellsOwner?: boolean };

export interface MadeMember {
  memberId: string;
  email: string;
  token: string;
  customerId: string;
  /** Calls the purchase service as this member. */
  call: MadeBuyer['call'];
}

/** The password of every member. */
export const memberPassword = 'tijeras y peines 7';

/** Invites by mail and gives the token of the link. */
export async function inviteByMail(
  api: TestApi,
  ownerToken: string,
  wish: MemberWish & { email: string },
): Promise<{ memberId: string; link: string }> {
  const made = await api.send({
    method: 'POST',
    url: '/api/customers/members',
    token: ownerToken,
    payload: { ...freeTerms, name: 'Karen', lastName: 'Duarte', job: 'Colorista', ...wish },
  });
  const { memberId } = made.json<{ results: { memberId: string } }>().results;
  await api.drain();
  const letter = api.messages.findLast(({ to }) => to === wish.email)?.text ?? '';
  return { memberId, link: /\/invitation\/(\S+)/.exec(letter)?.[1] ?? '' };
}

/** Accepts an invitation by mail. */
export const accept = (api: TestApi, link: string, more: object = {}) =>
  api.send({
    method: 'POST',
    url: '/api/customers/members/accept',
    payload: {
      token: link,
      name: 'Karen',
      lastName: 'Duarte',
      password: memberPassword,
      consent: { accepted: true, version: TERMS_VERSION },
      client: 'app',
      ...more,
    },
  });

let made = 0;

/** A member of the owner's business, by the calls that people use. */
export async function makeMember(api: TestApi, ownerToken: string, wish: MemberWish = {}): Promise<MadeMember> {
  made += 1;
  const email = `persona-${process.pid}-${made}-${Math.random().toString(36).slice(2)}@example.com`;
  const { memberId, link } = await inviteByMail(api, ownerToken, { ...wish, email });
  const joined = await accept(api, link);
  const { tokenReturn: token, results } = joined.json<{ tokenReturn: string; results: { customerId: string } }>();
  return { memberId, email, token, customerId: results.customerId, call: caller(api, token) };
}
