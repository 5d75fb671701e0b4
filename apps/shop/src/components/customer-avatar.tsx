import { businessInitials } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';

const tints = [
  '',
  'bg-brand-soft! text-brand-text!',
  'bg-info-soft! text-info-ink!',
  'bg-top! text-on-top!',
  'bg-tile-malva! text-grafito-800!',
  'bg-tile-niebla! text-grafito-800!',
];

/** Always the same tint for the same customer. */
function tintOf(customerId: string): string {
  let sum = 0;
  for (const letter of customerId) sum += letter.charCodeAt(0);
  return tints[sum % tints.length] ?? '';
}

interface CustomerAvatarProps {
  customerId: string;
  name: string;
  /** Of a person; by default those of a business. */
  initials?: string;
  className?: string;
}

/** The initials of a seller's customer on the customer's tint. */
export const CustomerAvatar = ({ customerId, name, initials, className = '' }: CustomerAvatarProps) => (
  <Avatar initials={initials ?? businessInitials(name)} className={`${className} ${tintOf(customerId)}`} />
);
