import { ButtonLink } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { useSession } from '../../api/session/session.ts';
import { shop } from '../../api/settings/shop-settings.ts';
import { supportMessages } from '../../messages/support.es-CO.ts';
import { whatsappLink, whoWrites } from '../../navigation/whatsapp-link.ts';
import { ContactCard } from './contact-card.tsx';
import { useIsOpenNow } from './is-open-now.ts';
import { textOfHours } from './office-hours.ts';

/** The company's team on WhatsApp. */
export function TeamCard() {
  const session = useSession();
  const { brand, support } = shop();
  const isOpen = useIsOpenNow(support.hours);
  const hours = support.hours && textOfHours(support.hours);
  return (
    <ContactCard
      label="WhatsApp"
      face={
        <span className="flex size-16 shrink-0 items-center justify-center rounded-[22px] bg-deep-box">
          <Icon name="headset" size="lg" />
        </span>
      }
      lead={supportMessages.lead}
      name={supportMessages.team(brand)}
      hours={isOpen ? `${supportMessages.open}, ${hours?.toLowerCase()}` : hours}
      isOpen={isOpen}
    >
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
    </ContactCard>
  );
}
