import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Button, buttonClass } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { RouteLink } from '../../navigation/link.tsx';
import { messages } from '../../messages/es-CO.ts';
import { purchaseMessages } from '../../messages/purchase.es-CO.ts';
import { paths } from '../../paths.ts';
import type { ConfirmedOrder } from './placing.ts';
import { ProgressPage } from './progress-page.tsx';

const words = purchaseMessages.placing;

/** An order being placed: after a while with a link to leave, and with the next steps when it failed. */
export function PlacingProgress({
  placing,
  isSlow,
  isOffline,
  failure,
  onAskAgain,
}: {
  placing: ConfirmedOrder;
  isSlow: boolean;
  isOffline: boolean;
  failure: Error | null;
  onAskAgain: () => void;
}) {
  const title = failure ? words.failedTitle : isSlow ? words.slowTitle : words.title;
  const text = isOffline ? words.offlineText : failure ? words.failedText : isSlow ? words.slowText : words.text;
  return (
    <ProgressPage
      title={title}
      text={text}
      label={words.progress}
      done={isSlow ? 4 : 3}
      isFailed={failure !== null}
      facts={[
        [words.units, placing.units.toLocaleString('es-CO')],
        [purchaseMessages.payment.totalWith(placing.method), formatPesos(placing.total)],
        ...(isSlow && !failure
          ? [
              [
                words.state,
                <Badge key="state" tone="warn">
                  {words.toConfirm}
                </Badge>,
              ] as const,
            ]
          : []),
      ]}
    >
      {failure ? (
        <>
          <Button size="lg" full onClick={onAskAgain}>
            {messages.errors.retry}
          </Button>
          <RouteLink href={paths.orderSummary()} replace className={buttonClass({ variant: 'ghost', full: true })}>
            {words.backToSummary}
          </RouteLink>
        </>
      ) : isSlow ? (
        <>
          <RouteLink href={paths.orderHistory()} replace className={buttonClass({ size: 'lg', full: true })}>
            {words.seeHistory}
          </RouteLink>
          <Button variant="ghost" full icon="retry" onClick={onAskAgain}>
            {words.askAgain}
          </Button>
        </>
      ) : (
        <p className="flex items-center justify-center gap-2 py-3 font-[550] text-text-2">
          <Icon name="mobile" className="lg:hidden" />
          {words.keepOpen}
        </p>
      )}
    </ProgressPage>
  );
}
