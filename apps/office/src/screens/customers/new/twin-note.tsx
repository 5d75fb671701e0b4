import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Checkbox } from '@tonalia/ui/checkbox';
import { customersQuery } from '../../../api/customer-list.ts';
import { placeName } from '../../../components/place-name.ts';
import { newCustomerTexts as texts } from '../../../messages/new-customer.es-CO.ts';

const MOST_SHOWN = 5;

export type TwinNoteProps = {
  /** The document or the phone that both have. */
  words: string;
  isAnother?: boolean;
  /** Undefined where both cannot exist. */
  onAnother?: (isAnother: boolean) => void;
};

/** The customers that already have a document or a phone, each with the way to it. */
export function TwinNote({ words, isAnother = false, onAnother }: TwinNoteProps) {
  const { data } = useQuery(customersQuery({ q: words, tab: 'all', sort: 'name' }));
  return (
    <section aria-label={texts.same} className="rounded-[14px] bg-warn-soft px-4 py-3 text-[0.875rem]">
      <h3 className="text-label">{texts.same}</h3>
      <ul className="mt-1.5 grid gap-1.5">
        {data?.results.slice(0, MOST_SHOWN).map(({ _id, name, city, seller }) => (
          <li key={_id} className="flex flex-wrap gap-x-2">
            <Link
              to="/clientes/$id"
              params={{ id: _id }}
              target="_blank"
              className="touch-area font-semibold text-brand-text hover:underline"
            >
              {name}
            </Link>
            <span className="text-text-2">{[placeName(city), seller].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </ul>
      {data?.results.length === 0 && (
        <p>
          {texts.inReview}{' '}
          <Link to="/clientes/registros" target="_blank" className="touch-area font-semibold text-brand-text">
            {texts.registrations}
          </Link>
        </p>
      )}
      {onAnother && (
        <Checkbox checked={isAnother} onChange={({ currentTarget }) => onAnother(currentTarget.checked)}>
          {texts.anotherBusiness}
        </Checkbox>
      )}
    </section>
  );
}
