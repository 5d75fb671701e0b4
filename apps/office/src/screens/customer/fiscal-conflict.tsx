import type { OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery, statesQuery } from '../../api/one-order.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import { type FiscalDraft, toData } from './fiscal-draft.ts';
import { fiscalWords } from './fiscal-words.ts';

const texts = customerTexts.fiscal;

export type FiscalConflictProps = {
  mine: FiscalDraft;
  theirs: OfficeFiscalData;
  onTake: () => void;
};

/** What another operator saved, beside what is typed here, for each field that differs. */
export function FiscalConflict({ mine, theirs, onTake }: FiscalConflictProps) {
  const own = fiscalWords(useTyped(mine));
  const rows = fiscalWords(theirs).flatMap(({ name, value }, at) =>
    own[at]?.value === value ? [] : [{ name, theirs: value, mine: own[at]?.value ?? null }],
  );
  return (
    <div role="alert" className="rounded-[14px] bg-warn-soft px-4 py-3 text-warn">
      <p className="font-[650]">{texts.conflict}</p>
      <p className="mt-1">{texts.conflictText}</p>
      <table className="mt-2 w-full text-left text-text">
        <thead className="text-[0.8125rem] text-text-2">
          <tr>
            <th className="font-[550]">{texts.field}</th>
            <th className="font-[550]">{texts.mine}</th>
            <th className="font-[550]">{texts.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="align-top">
              <td className="pr-3 text-text-2">{row.name}</td>
              <td className="pr-3 font-[550] wrap-anywhere">{row.mine ?? texts.nothing}</td>
              <td className="font-[550] wrap-anywhere">{row.theirs ?? texts.nothing}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OfficeButton look="secondary" small className="mt-2.5" onClick={onTake}>
        {texts.takeTheirs}
      </OfficeButton>
    </div>
  );
}

/** The form as stored data, with the names of its place. */
function useTyped(mine: FiscalDraft) {
  const { data: states = [] } = useQuery(statesQuery);
  const { data: cities = [] } = useQuery({ ...citiesQuery(mine.stateId), enabled: mine.stateId !== '' });
  const { address, ...data } = toData(mine);
  const state = states.find(({ _id }) => _id === mine.stateId)?.name ?? '';
  const city = cities.find(({ _id }) => _id === mine.cityId)?.name ?? '';
  return { ...data, address: address && { ...address, city, stateId: mine.stateId, state } };
}
