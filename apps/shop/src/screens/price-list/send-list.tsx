import { Button } from '@tonalia/ui/button';
import { Notice } from '@tonalia/ui/notice';
import { ApiError } from '../../api/http/api-error.ts';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { useSendList } from './use-send-list.ts';

interface SendListProps {
  wish: Record<string, string | undefined>;
  /** Why nothing can be sent. */
  refused: string | undefined;
}

/** Sends the list by WhatsApp: by the phone, or from a saved file where the browser sends none. */
export function SendList({ wish, refused }: SendListProps) {
  const { sending, isWaiting } = useSendList(wish);
  const { data, error, isPending, mutate } = sending;
  return (
    <>
      <Button
        full
        variant="secondary"
        icon="whatsapp"
        loading={isPending}
        disabledReason={refused}
        onClick={() => mutate()}
      >
        {isWaiting ? words.sendNow : words.whatsapp}
      </Button>
      {error && <Notice color="red" message={error instanceof ApiError ? error.message : words.failed} />}
      {data === 'saved' && (
        <p role="status" className="text-center text-small text-text-2">
          {words.saved}{' '}
          <a
            className="inline-flex min-h-11 items-center font-semibold text-brand-text underline"
            href={whatsappLink(words.chat, '')}
            target="_blank"
            rel="noreferrer"
          >
            {words.openWhatsapp}
          </a>
        </p>
      )}
    </>
  );
}
