import type { LoadSheet } from '@tonalia/contract/load-office';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { addPickups, duePickupsQuery } from '../../api/loads.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { useNotify } from '../../components/notices.tsx';
import { loadTexts as texts } from '../../messages/loads.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

/** The approved returns of this route that wait for their pick-up; each is added as a stop. */
export function DuePickups({ load, onAdded }: { load: LoadSheet; onAdded: () => void }) {
  const notify = useNotify();
  const { data: due = [] } = useQuery(duePickupsQuery(load.code));
  const [adding, setAdding] = useState<readonly string[]>([]);
  if (due.length === 0) return null;
  async function add(codes: string[]): Promise<void> {
    setAdding(codes);
    try {
      await addPickups(load.code, codes);
    } catch (cause) {
      notify({ color: 'red', message: sentenceOf(cause) });
    } finally {
      // also after a refusal: another person was faster
      onAdded();
      setAdding([]);
    }
  }
  return (
    <section
      aria-label={texts.duePickups(due.length)}
      className="mx-4 mb-2.5 rounded-[12px] bg-info-soft px-3.5 py-2 text-[0.8125rem] lg:mx-7"
    >
      <div className="flex flex-wrap items-center gap-2.5">
        <h2 className="flex-1 font-medium text-info">{texts.duePickups(due.length)}</h2>
        {due.length > 1 && (
          <OfficeButton
            look="secondary"
            small
            busy={adding.length > 1}
            disabled={adding.length > 0}
            onClick={() => void add(due.map(({ code }) => code))}
          >
            {texts.addAllPickups}
          </OfficeButton>
        )}
      </div>
      <ul>
        {due.map(({ code, customer, address, city, units }) => (
          <li key={code} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
            <b className="font-semibold">{code}</b>
            <span className="min-w-0 flex-1">
              <b className="block truncate font-semibold">{customer}</b>
              <span className="block truncate text-text-2">{`${address}, ${placeName(city)}`}</span>
            </span>
            <span className="text-text-2">{texts.unitsOf(units)}</span>
            <OfficeButton
              look="secondary"
              small
              aria-label={texts.addPickup(code)}
              busy={adding.length === 1 && adding[0] === code}
              disabled={adding.length > 0}
              onClick={() => void add([code])}
            >
              {texts.addOne}
            </OfficeButton>
          </li>
        ))}
      </ul>
    </section>
  );
}
