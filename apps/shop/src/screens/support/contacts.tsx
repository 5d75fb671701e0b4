import type { SupportHours } from '@tonalia/contract/settings';
import { ButtonLink } from '@tonalia/ui/button';
import { cardClass } from '@tonalia/ui/card';
import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useSyncExternalStore } from 'react';
import { shop } from '../../brand.ts';
import { useSession } from '../../api/session.ts';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { isOpenAt, textOfHours } from './office-hours.ts';
import { whatsappLink, whoWrites } from '../../whatsapp-link.ts';

/** WhatsApp first, then the telephone and the mail. What the installation has not set is not there. */
export function Contacts() {
  const { whatsapp, phone, email, hours, emailAnswer } = shop().support;
  return (
    <>
      {whatsapp && <Whatsapp />}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3">
        {phone && (
          <Way
            icon="phone"
            title={supportMessages.call}
            href={`tel:+${phone}`}
            lines={[shownPhone(phone), ...(hours ? [textOfHours(hours)] : [])]}
          />
        )}
        {email && (
          <Way
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

/** "576015550100" → "601 555 01 00". */
const shownPhone = (phone: string) => phone.replace(/^57(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

const neverChanges = () => () => {};
const isOpenNow = (hours: SupportHours | null) => (hours ? isOpenAt(new Date(), hours) : false);

function Whatsapp() {
  const session = useSession();
  const { brand, support } = shop();
  const { hours } = support;
  const shownHours = hours && textOfHours(hours);
  // The page is rendered ahead for everybody: what time it is, only the browser knows.
  const isOpen = useSyncExternalStore(
    neverChanges,
    () => isOpenNow(hours),
    () => false,
  );
  return (
    <section aria-label="WhatsApp" className="rounded-[24px] bg-deep p-4.5 text-on-deep">
      <div className="flex flex-wrap items-center gap-4">
        <span className="flex size-16 shrink-0 items-center justify-center rounded-[22px] bg-deep-box">
          <Icon name="headset" size="lg" />
        </span>
        <p className="min-w-36 flex-1">
          <span className="block text-small text-on-deep-2">{supportMessages.lead}</span>
          <b className="block text-h2">{supportMessages.team(brand)}</b>
          <span className="mt-0.5 flex items-center gap-2 text-small text-on-deep-2">
            {isOpen && <span aria-hidden="true" className="size-2 rounded-full bg-esmeralda-300" />}
            {isOpen ? `${supportMessages.open}, ${shownHours?.toLowerCase()}` : shownHours}
          </span>
        </p>
      </div>
      <ButtonLink
        variant="inverse"
        size="lg"
        full
        icon="whatsapp"
        className="mt-4"
        target="_blank"
        rel="noopener"
        href={whatsappLink(supportMessages.hello(whoWrites(session)))}
      >
        {supportMessages.write}
      </ButtonLink>
    </section>
  );
}

function Way({ icon, title, href, lines }: { icon: IconName; title: string; href: string; lines: readonly string[] }) {
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
