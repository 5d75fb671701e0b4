import { initialsOf } from '@tonalia/rules/initials';
import { CustomerAvatar } from '../../components/customer-avatar.tsx';

export interface PersonProps {
  /** Decides the tint of the initials. */
  id: string;
  name: string;
  /** What the person does; empty for nothing to say. */
  text: string;
}

/** The first letters of the first and the last word of a name. */
export function personInitials(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  return initialsOf(first, rest.at(-1));
}

/** A person of the business with the initials of its name. */
export const Person = ({ id, name, text }: PersonProps) => (
  <span className="flex min-w-0 items-center gap-3">
    <CustomerAvatar customerId={id} name={name} initials={personInitials(name)} />
    <span className="min-w-0">
      <b className="block font-semibold wrap-anywhere">{name}</b>
      {text !== '' && <span className="block text-small text-text-2">{text}</span>}
    </span>
  </span>
);
