import type { OfficeFiscalData } from '@tonalia/contract/customers-office-one';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery, statesQuery } from '../../api/one-order.ts';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { type FiscalDraft, toData } from './fiscal-draft.ts';
import { fiscalWords } from './fiscal-words.ts';

export type FiscalConflictProps = {
  customer: { _id: string; name: string };
  mine: FiscalDraft;
  theirs: OfficeFiscalData;
  isBusy: boolean;
  onTake: () => void;
  onKeep: () => void;
};

/** What another operator saved, beside what is typed here, for each field that differs. */
export function FiscalConflict({ customer: { _id, name: customer }, mine, theirs, ...choice }: FiscalConflictProps) {
  const own = fiscalWords(useTyped(mine));
  const rows = fiscalWords(theirs).map(({ name, value }, at) => ({
    name,
    mine: own[at]?.value ?? null,
    saved: value,
  }));
  return <SaveConflict about={{ kind: 'fiscal', subject: _id, name: customer }} rows={rows} {...choice} />;
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
