import type { TeamMember } from '@tonalia/contract/members';
import type { FieldErrors } from '../../forms/form-failure.ts';
import { teamMessages as words } from '../../messages/team.es-CO.ts';

/** The terms of a member as they are typed: limits are digits, empty without a limit. */
export interface TermsValues {
  mode: TeamMember['mode'];
  orderLimit: string;
  dayLimit: string;
  monthLimit: string;
  usesCredit: boolean;
  seesCredit: boolean;
  seesOrders: boolean;
  tellsOwner: boolean;
  job: string;
}

export const limitNames = ['orderLimit', 'dayLimit', 'monthLimit'] as const;
export type LimitName = (typeof limitNames)[number];

/** What a person that was just invited may do. */
export const newTerms: TermsValues = {
  mode: 'buys',
  orderLimit: '400000',
  dayLimit: '',
  monthLimit: '1200000',
  usesCredit: false,
  seesCredit: false,
  seesOrders: false,
  tellsOwner: true,
  job: '',
};

const typed = (limit: number | null) => (limit === null ? '' : String(limit));

export const valuesOf = (member: TeamMember): TermsValues => ({
  mode: member.mode,
  orderLimit: typed(member.orderLimit),
  dayLimit: typed(member.dayLimit),
  monthLimit: typed(member.monthLimit),
  usesCredit: member.usesCredit,
  seesCredit: member.seesCredit,
  seesOrders: member.seesOrders,
  tellsOwner: member.tellsOwner,
  job: member.job,
});

const bare = (text: string) => text.replace(/[\s.$]/g, '');

export function limitErrors(values: TermsValues): FieldErrors<LimitName> {
  const isBad = (name: LimitName) =>
    !/^\d{0,10}$/.test(bare(values[name])) || Number(bare(values[name])) > 1_000_000_000;
  return Object.fromEntries(limitNames.filter(isBad).map((name) => [name, words.badLimit]));
}

const limitOf = (text: string) => (bare(text) === '' ? null : Number(bare(text)));

/** The terms as the server takes them. */
export const termsOf = ({
  mode,
  orderLimit,
  dayLimit,
  monthLimit,
  usesCredit,
  seesCredit,
  seesOrders,
  tellsOwner,
  job,
}: TermsValues) => ({
  mode,
  orderLimit: limitOf(orderLimit),
  dayLimit: limitOf(dayLimit),
  monthLimit: limitOf(monthLimit),
  usesCredit,
  seesCredit,
  seesOrders,
  tellsOwner,
  job,
});
