import { initialsOf } from '@tonalia/rules/initials';
import { Avatar } from '@tonalia/ui/avatar';
import { useSession } from '../../api/session/session.ts';
import { messages } from '../../messages/es-CO.ts';
import { placeOf } from './place-of.ts';

/** Name, initials and city of the signed-in user. */
export function SignedInUser() {
  const { user, customer, isSeller } = useSession();
  if (!user) return null;
  const place = customer && !isSeller ? placeOf(customer) : messages.shell.seller;
  return (
    <div className="flex items-center gap-4 lg:rounded-card lg:bg-surface lg:p-5 lg:inset-ring lg:inset-ring-line">
      <Avatar initials={initialsOf(user.name, user.last_name)} size="lg" />
      <div className="min-w-0">
        <p className="text-h2 text-[1.375rem]! wrap-break-word">{`${user.name} ${user.last_name}`}</p>
        <p className="mt-[3px] text-small text-text-3">{place}</p>
      </div>
    </div>
  );
}
