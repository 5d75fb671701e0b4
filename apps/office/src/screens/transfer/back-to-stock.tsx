import { useNavigate, useRouter } from '@tanstack/react-router';
import { OutlineButton } from '../../components/outline-button.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

/** Back to the list as it was, with its filters. */
export function useBackToStock(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () =>
    router.history.canGoBack()
      ? router.history.back()
      : void navigate({ to: '/existencias', search: { vista: 'traslados' } });
}

export const BackToStock = () => <OutlineButton icon="arrow-left" label={texts.back} onClick={useBackToStock()} />;
