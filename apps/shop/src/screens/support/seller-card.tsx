import type { OwnSeller } from '@tonalia/contract/auth';
import { initialsOf } from '@tonalia/rules/initials';
import { formatPhone, isCellPhone, nationalNumber } from '@tonalia/rules/phone';
import { Avatar } from '@tonalia/ui/avatar';
import { ButtonLink } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session/session.ts';
import { shop } from '../../api/settings/shop-settings.ts';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { whatsappLink, whoWrites } from '../../navigation/whatsapp-link.ts';
import { ContactCard } from './contact-card.tsx';
import { useIsOpenNow } from './is-open-now.ts';
import { textOfClosing, textOfHours } from './office-hours.ts';

/** The customer's seller: WhatsApp for a cell phone, a call for a fixed line. */
export function SellerCard({ seller: { name, last_name: lastName, phone } }: { seller: OwnSeller }) {
  const session = useSession();
  const { hours } = shop().support;
  const isOpen = useIsOpenNow(hours);
  const fullName = `${name} ${lastName}`.trim();
  const number = nationalNumber(phone);
  const shownHours = hours && (isOpen ? supportMessages.sellerOpen(textOfClosing(hours)) : textOfHours(hours));
  return (
    <ContactCard
      label={supportMessages.sellerAria}
      face={<Avatar initials={initialsOf(name, lastName)} size="lg" />}
      lead={supportMessages.sellerLead}
      name={fullName}
      hours={shownHours}
      isOpen={isOpen}
    >
      {isCellPhone(number) && (
        <ButtonLink
          variant="inverse"
          size="lg"
          full
          icon="whatsapp"
          className="mt-4"
          target="_blank"
          rel="noopener"
          href={whatsappLink(supportMessages.hello(whoWrites(session)), phone.replace('+', ''))}
        >
          {supportMessages.write}
        </ButtonLink>
      )}
      <a
        href={`tel:${phone}`}
        className="pressable mt-2.5 flex min-h-14 items-center justify-center gap-2 rounded-[16px] font-[650] text-on-deep no-underline inset-ring-[1.5px] inset-ring-deep-outline"
      >
        <Icon name="phone" />
        {supportMessages.call} · {formatPhone(number)}
      </a>
    </ContactCard>
  );
}
