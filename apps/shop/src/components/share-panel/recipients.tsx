import { useQuery } from '@tanstack/react-query';
import type { VisitedCustomer } from '@tonalia/contract/seller-day';
import { Icon } from '@tonalia/ui/icon';
import { type ReactNode, useId } from 'react';
import { sellerDayQuery } from '../../api/queries/seller-day.ts';
import { useSession } from '../../api/session/session.ts';
import { remembered } from '../../api/storage/device-storage.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { CustomerAvatar } from '../customer-avatar.tsx';

const MOST = 3;

/** A customer that a seller sends a link to. */
export type Recipient = Pick<VisitedCustomer, 'customerId' | 'name'> & {
  /** Digits with the country's code. */
  phone: string;
  /** What the seller calls the person. */
  called: string;
};

/** The customer that a seller acts for, then recent ones; a link with prices is only for the customer that has them. Empty for other people. */
export function useRecipients(showsPrices: boolean): Recipient[] {
  const { isSeller, user, customer } = useSession();
  const { data: day } = useQuery({ ...sellerDayQuery, enabled: isSeller });
  const recent = isSeller && user && !showsPrices ? (remembered('recentCustomers', user._id) ?? []) : [];
  const ids = [customer?.customerId, ...recent.map(({ customerId }) => customerId)];
  const known = [...new Set(ids)].flatMap((id) => day?.customers.find(({ customerId }) => customerId === id) ?? []);
  return known
    .flatMap(({ customerId, name, phone, contact }) =>
      phone === null
        ? []
        : [{ customerId, name, phone: phone.replace(/\D/g, ''), called: contact?.trim().split(' ')[0] || name }],
    )
    .slice(0, MOST);
}

interface RecipientChoiceProps {
  recipients: readonly Recipient[];
  /** Null for a person that WhatsApp asks for. */
  chosen: Recipient | null;
  onChoose: (recipient: Recipient | null) => void;
}

/** "Para": customers of the seller, or another person. */
export function RecipientChoice({ recipients, chosen, onChoose }: RecipientChoiceProps) {
  const name = useId();
  const other = (
    <span className="flex size-13 items-center justify-center rounded-[18px] bg-surface-2">
      <Icon name="search" />
    </span>
  );
  return (
    <fieldset>
      <legend className="mb-2 text-small text-text-2">{words.to}</legend>
      <div className="flex flex-wrap gap-4">
        {recipients.map((one) => (
          <Choice
            key={one.customerId}
            name={name}
            text={one.called}
            isChosen={chosen?.customerId === one.customerId}
            onChoose={() => onChoose(one)}
          >
            <CustomerAvatar customerId={one.customerId} name={one.name} className="size-13! rounded-[18px]!" />
          </Choice>
        ))}
        <Choice name={name} text={words.other} isChosen={chosen === null} onChoose={() => onChoose(null)}>
          {other}
        </Choice>
      </div>
    </fieldset>
  );
}

interface OneRecipientProps {
  name: string;
  text: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

const Choice = ({ name, text, isChosen, onChoose, children }: OneRecipientProps) => (
  <label className="grid max-w-24 min-w-16 cursor-pointer justify-items-center gap-1.5 text-small">
    <input type="radio" className="peer sr-only" name={name} checked={isChosen} onChange={onChoose} />
    <span
      aria-hidden="true"
      className="peer-focus-visible:focus-ring rounded-[22px] p-[3px] peer-checked:inset-ring-2 peer-checked:inset-ring-brand"
    >
      {children}
    </span>
    <span className="max-w-full truncate">{text}</span>
  </label>
);
