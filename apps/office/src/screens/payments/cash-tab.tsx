import type { SettlementRow } from '@tonalia/contract/dispatch-settlement';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { settlementsQuery } from '../../api/settlements.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import { CashCard, CashRow } from './cash-row.tsx';
import { MoneyFoot } from './money-bar.tsx';
import { MoneyList } from './money-list.tsx';
import type { PaymentsSearch } from './payments-search.ts';
import { useMoneyRows } from './use-money-rows.ts';

const columns = (
  ['load', 'driver', 'delivery', 'wentOut', 'electronic', 'mustHandOver', 'counted', 'difference'] as const
).map((name) => ({ name, label: texts[name], isAmount: !['load', 'driver', 'delivery'].includes(name) }));

/** Cash on the road: what each driver must hand over, the oldest load first. A row opens its settlement. */
export function CashTab({ search }: { search: PaymentsSearch }) {
  const navigate = useNavigate();
  const list = useQuery(settlementsQuery('open', search.pagina ?? 1));
  const rows = (list.data?.results ?? []).map((row) => ({ ...row, _id: row.code }));
  useMoneyRows(rows, search, {
    onOpen: ({ code }) => void navigate({ to: '/cartera/recaudos/$load', params: { load: code } }),
  });
  const isFocused = ({ code }: SettlementRow) => search.fila === code;
  return (
    <>
      <MoneyList
        query={list}
        what={texts.what}
        rows={rows}
        empty={{ title: texts.none, text: texts.noneToReceive }}
        noneFound={undefined}
        columns={columns}
        height={52}
        row={(row) => <CashRow key={row.code} row={row} isFocused={isFocused(row)} />}
        card={(row) => <CashCard key={row.code} row={row} isFocused={isFocused(row)} />}
      />
      {list.data && <MoneyFoot page={list.data} />}
    </>
  );
}
