import type { OfficeRegistration } from '@tonalia/contract/customers-office';
import { day } from '@tonalia/rules/durations';
import { businessInitials } from '@tonalia/rules/initials';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { ageClass, ageTone, formatAge } from '../../components/age.ts';
import { outlines } from '../../components/outlines.ts';
import { placeName } from '../../components/place-name.ts';
import { PersonMark } from '../../components/person-mark.tsx';
import { WaitingSellers } from './waiting-sellers.tsx';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

export type RegistrationListProps = {
  registrations: readonly OfficeRegistration[];
  chosen: string | undefined;
  now: Date;
  onOpen: (id: string) => void;
  className: string;
};

/** The waiting registrations, the oldest first. */
export const RegistrationList = ({ registrations, chosen, now, onOpen, className }: RegistrationListProps) => (
  <nav aria-label={texts.list} className={classNames('border-line lg:border-r lg:p-3', className)}>
    <ul className="phone-card grid grid-cols-[minmax(0,1fr)] gap-0.5">
      {registrations.map(({ _id, business, city, receivedAt, twins }) => (
        <li key={_id}>
          <button
            type="button"
            aria-current={_id === chosen}
            className="flex min-h-[58px] w-full items-center gap-3 rounded-[12px] px-3 text-left hover:bg-surface-2 aria-[current=true]:lg:bg-chosen"
            onClick={() => onOpen(_id)}
          >
            <PersonMark id={_id} size="md" initials={businessInitials(business)} />
            <span className="min-w-0 flex-1 leading-[1.3]">
              <b className="block truncate font-semibold">{business}</b>
              <span className="block truncate text-[0.8125rem] text-text-2">{placeName(city)}</span>
            </span>
            <span className="flex flex-col items-end gap-1 text-[0.8125rem] whitespace-nowrap">
              <span className={ageClass[ageTone(new Date(receivedAt), now, day)]}>
                {texts.ago(formatAge(new Date(receivedAt), now))}
              </span>
              {twins.length > 0 && (
                <>
                  <Icon name={outlines.copy} size="sm" className="text-warn" />
                  <span className="sr-only">{texts.twin}</span>
                </>
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
    <WaitingSellers now={now} />
  </nav>
);
