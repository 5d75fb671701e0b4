import type { MovedOrder } from '@tonalia/contract/presales-office';
import { Icon } from '@tonalia/ui/icon';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { whatsappAddress } from '../../components/whatsapp-address.ts';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { arrival } from './arrival.ts';

const texts = presalesTexts.moving;

export type CallListProps = { orders: readonly MovedOrder[]; onClose: () => void };

/** The customers that get a presale after the day they chose, with their telephones. */
export function CallList({ orders, onClose }: CallListProps) {
  return (
    <OfficeDialog
      title={texts.calls.title}
      wide
      asks={false}
      onClose={onClose}
      footer={
        <OfficeButton look="secondary" onClick={onClose}>
          {presalesTexts.back}
        </OfficeButton>
      }
    >
      <ul>
        {orders.map(({ code, customer, phone, arrivesOn, willArriveOn }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-hair py-2.5">
            <span className="min-w-0 flex-1 leading-[1.3]">
              <b className="block font-semibold">{customer.name}</b>
              <span className="text-[0.8125rem] text-text-2">
                {[code, arrival(arrivesOn, willArriveOn)].filter(Boolean).join(', ')}
              </span>
            </span>
            {phone === null ? (
              <span className="text-[0.8125rem] text-text-2">{texts.calls.noPhone}</span>
            ) : (
              <span className="flex items-center gap-1">
                <a href={`tel:${phone}`} className={linkClass}>
                  <Icon name="phone" size="sm" />
                  {phone}
                </a>
                <a
                  href={whatsappAddress(phone)}
                  target="_blank"
                  rel="noreferrer"
                  aria-label={texts.calls.whatsapp(customer.name)}
                  className={linkClass}
                >
                  <Icon name="whatsapp" size="sm" />
                </a>
              </span>
            )}
          </li>
        ))}
      </ul>
    </OfficeDialog>
  );
}

const linkClass =
  'pressable inline-flex h-9 items-center gap-1.5 rounded-[9px] px-2 font-semibold text-brand-text tabular-nums max-lg:h-11';
