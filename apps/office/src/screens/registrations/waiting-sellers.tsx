import { useQuery } from '@tanstack/react-query';
import { day } from '@tonalia/rules/durations';
import { formatPhone, nationalNumber } from '@tonalia/rules/phone';
import { waitingSellerRegistrationsQuery } from '../../api/registrations.ts';
import { ageClass, ageTone, formatAge } from '../../components/age.ts';
import { registrationTexts as texts } from '../../messages/registrations.es-CO.ts';

/** What sellers registered without a network and have to answer on their phones: only they can, here it is seen. */
export function WaitingSellers({ now }: { now: Date }) {
  const waiting = useQuery(waitingSellerRegistrationsQuery).data ?? [];
  if (waiting.length === 0) return null;
  return (
    <section aria-label={texts.waitingSellers} className="mt-5">
      <h2 className="px-3 text-panel">
        {texts.waitingSellers} <span className="font-normal text-text-2">{waiting.length}</span>
      </h2>
      <p className="px-3 text-[0.8125rem] text-text-2">{texts.waitingSellersText}</p>
      <ul className="mt-1">
        {waiting.map(({ _id, business, seller, phone, document, reasons, receivedAt }) => (
          <li
            key={_id}
            className="flex items-start gap-3 border-t border-hair px-3 py-2.5 leading-[1.35] first:border-t-0"
          >
            <span className="min-w-0 flex-1">
              <b className="block font-semibold wrap-anywhere">{business}</b>
              <span className="block text-[0.8125rem] text-warn">
                {reasons.map((one) => texts.doubts[one]).join(', ')}
              </span>
              <span className="block text-[0.8125rem] text-text-2">
                {[formatPhone(nationalNumber(phone)), document].filter(Boolean).join(' · ')}
              </span>
              <span className="block text-[0.8125rem] text-text-2">{seller}</span>
            </span>
            <span className={`text-[0.8125rem] whitespace-nowrap ${ageClass[ageTone(new Date(receivedAt), now, day)]}`}>
              {texts.ago(formatAge(new Date(receivedAt), now))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
