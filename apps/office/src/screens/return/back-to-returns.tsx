import { useNavigate, useRouter } from '@tanstack/react-router';
import { OutlineButton } from '../../components/outline-button.tsx';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** Back to the list as it was, with its filters. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const router = useRouter();
  return () => (router.history.canGoBack() ? router.history.back() : void navigate({ to: '/devoluciones' }));
}

/** The button for it. */
export const BackToReturns = () => <OutlineButton icon="arrow-left" label={texts.back} onClick={useBack()} />;
