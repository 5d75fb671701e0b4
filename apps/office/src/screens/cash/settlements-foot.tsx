import { useNavigate } from '@tanstack/react-router';
import { type CountedPage, PageFoot, rangeWords } from '../../components/page-foot.tsx';
import { type CashSearch, readCashSearch } from './cash-search.ts';

export type SettlementsFootProps = { page: CountedPage & { pages: number }; search: CashSearch };

/** The foot of the list of settlements, or of drivers. */
export function SettlementsFoot({ page: shown, search }: SettlementsFootProps) {
  const navigate = useNavigate();
  const go = (to: number) =>
    void navigate({ to: '/cartera/recaudos', search: readCashSearch({ ...search, pagina: to, fila: undefined }) });
  return <PageFoot facts={rangeWords(shown)} page={shown.page} pages={shown.pages} onPage={go} />;
}
