import { useQuery } from '@tanstack/react-query';
import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { Loading, Skeleton } from '@tonalia/ui/skeleton';
import { ownSellerQuery } from '../../api/queries/own-seller.ts';
import { useSession } from '../../api/session/session.ts';
import { shop } from '../../api/settings/shop-settings.ts';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { textOfHours } from './office-hours.ts';
import { SellerCard } from './seller-card.tsx';
import { TeamCard } from './team-card.tsx';

/** The customer's seller or the company's WhatsApp, then telephone and mail. Contacts that the installation has not set are omitted. */
export function Contacts() {
  const { phone, email, hours, emailAnswer } = shop().support;
  return (
    <>
      <FirstContact />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {phone && (
          <ContactLink
            icon="phone"
            title={supportMessages.call}
            href={`tel:+${phone}`}
            lines={[shownPhone(phone), ...(hours ? [textOfHours(hours)] : [])]}
          />
        )}
        {email && (
          <ContactLink
            icon="mail"
            title={supportMessages.email}
            href={`mailto:${email}`}
            lines={[email, ...(emailAnswer ? [emailAnswer] : [])]}
          />
        )}
      </div>
    </>
  );
}

/** The customer's seller; the company's team without a seller, or when the seller cannot be loaded. */
function FirstContact() {
  const { customer, isSeller } = useSession();
  const { data: seller, isLoading } = useQuery({ ...ownSellerQuery, enabled: customer !== null && !isSeller });
  if (seller) return <SellerCard seller={seller} />;
  if (isLoading)
    return (
      <Loading label={supportMessages.loadingSeller}>
        <Skeleton className="h-58 rounded-[24px]" />
      </Loading>
    );
  return shop().support.whatsapp ? <TeamCard /> : null;
}

/** "576015550100" → "601 555 01 00". */
const shownPhone = (phone: string) => phone.replace(/^57(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

function ContactLink({
  icon,
  title,
  href,
  lines,
}: {
  icon: IconName;
  title: string;
  href: string;
  lines: readonly string[];
}) {
  return (
    <a href={href} className={cardClass({ flush: true, className: 'pressable flex flex-col p-3.5' })}>
      <span className="mb-2.5 flex size-10 items-center justify-center rounded-[13px] bg-brand-soft text-brand-text">
        <Icon name={icon} />
      </span>
      <b className="font-semibold">{title}</b>
      {lines.map((line) => (
        <span key={line} className="text-small wrap-break-word text-text-2">
          {line}
        </span>
      ))}
    </a>
  );
}
