import type { OfficeSellerDraft } from '@tonalia/contract/seller-drafts-office';
import { Link } from '@tanstack/react-router';
import { hour } from '@tonalia/rules/durations';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { ageClass, ageTone, formatAge } from '../../components/age.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { sellerDraftsTexts as texts } from '../../messages/seller-drafts.es-CO.ts';

/** Lines that are named; the rest is counted. */
const NAMED = 4;
/** An order that waits longer is marked as late. */
const LATE = 24 * hour;

export type DraftRowProps = { draft: OfficeSellerDraft; now: Date; opensCustomers: boolean };

/** An order that waits: its customer, since when, and what it asks. */
export function DraftRow({ draft, now, opensCustomers }: DraftRowProps) {
  const { customer, seller, takenAt, receivedAt, expectedTotal, lines, doubts, unchanged } = draft;
  const received = new Date(receivedAt);
  const tone = ageClass[ageTone(received, now, LATE)];
  return (
    <li className="grid gap-x-6 gap-y-3 rounded-[16px] border border-line bg-surface p-4 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)_auto] max-lg:rounded-[18px]">
      <span className="flex min-w-0 items-start gap-2.5">
        <PersonMark id={customer._id} initials={businessInitials(customer.name)} />
        <span className="min-w-0">
          <b className="block truncate font-semibold">
            {opensCustomers ? (
              <Link to="/clientes/$id" params={{ id: customer._id }} className="hover:underline">
                {customer.name}
              </Link>
            ) : (
              customer.name
            )}
          </b>
          <span className="block text-text-2">{seller ?? texts.noSeller}</span>
        </span>
      </span>
      <ul className="grid content-start gap-1">
        {doubts.map(({ code, text }) => (
          <li key={code} className="text-warn">
            {text || texts.doubt}
          </li>
        ))}
        {lines.slice(0, NAMED).map((line, at) => (
          <li key={`${line.code} ${at}`}>
            <span className="font-medium">{nameOf(line)}</span>
            <span className="text-text-2">
              : {line.reasons.map((reason) => texts.reasons[reason](line)).join(', ')}
            </span>
          </li>
        ))}
        {lines.length > NAMED && <li className="text-text-2">{texts.more(lines.length - NAMED)}</li>}
        {unchanged > 0 && <li className="text-[0.8125rem] text-text-3">{texts.unchanged(unchanged)}</li>}
      </ul>
      <span className="text-[0.8125rem] lg:text-right">
        {expectedTotal !== null && <b className="block text-[0.9375rem] font-semibold">{formatPesos(expectedTotal)}</b>}
        <span className="block text-text-2">{texts.taken(formatWhenInFull(new Date(takenAt), now))}</span>
        <span className={tone}>{texts.waits(formatAge(received, now))}</span>
      </span>
    </li>
  );
}

const nameOf = ({ code, name, versionName }: OfficeSellerDraft['lines'][number]): string =>
  name === null ? code : versionName === null ? name : `${name}, ${versionName}`;
