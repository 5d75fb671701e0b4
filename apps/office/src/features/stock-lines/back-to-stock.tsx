import { useNavigate, useRouter } from '@tanstack/react-router';
import { OutlineButton } from '../../components/outline-button.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

/** Lists of the stock beside the versions. */
type StockView = 'traslados' | 'compras';

/** Back to the list as it was, with its filters; opened by its address, to the list `vista`. */
export function useBackToStock(vista: StockView): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () =>
    router.history.canGoBack() ? router.history.back() : void navigate({ to: '/existencias', search: { vista } });
}

export const BackToStock = ({ vista }: { vista: StockView }) => (
  <OutlineButton icon="arrow-left" label={texts.back} onClick={useBackToStock(vista)} />
);
