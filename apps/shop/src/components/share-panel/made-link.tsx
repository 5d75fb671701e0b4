import { buttonClass } from '@tonalia/ui/button';
import { Icon, type IconOutline } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { ApiError } from '../../api/http/api-error.ts';
import { download } from '../../api/http/download.ts';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { notify } from '../../state/notices.ts';
import type { Recipient } from './recipients.tsx';

const LINK: IconOutline = 'M10 13a5 5 0 007.5.5l3-3a5 5 0 00-7-7L11.8 5M14 11a5 5 0 00-7.5-.5l-3 3a5 5 0 007 7l1.7-1.7';

interface MadeLinkProps {
  shareId: string;
  address: string;
  /** What the person writes with it. */
  text: string;
  /** Null for a person that WhatsApp asks for. */
  to: Recipient | null;
}

/** The link just made: to copy, to download as PDF or to send by WhatsApp. Its address is not shown again. */
export function MadeLink({ shareId, address, text, to }: MadeLinkProps) {
  const id = useId();
  const printing = useMutation({
    mutationFn: () => download('purchase/shares.pdf', { shareId }),
    onError: (cause) => notify({ color: 'red', message: cause instanceof ApiError ? cause.message : words.noPdf }),
  });
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => notify({ color: 'white', message: words.copied }),
      () => notify({ color: 'orange', message: words.notCopied }),
    );
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-label font-semibold">
        {words.link}
      </label>
      <input
        id={id}
        readOnly
        value={address}
        className="w-full min-w-0 rounded-control border-[1.5px] border-line bg-surface-2 px-3 py-3 text-small"
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="flex items-center gap-2">
        <IconButton icon={LINK} label={words.copy} variant="outline" tip="above" onClick={() => void copy()} />
        <IconButton
          icon="file"
          label={words.pdf}
          variant="outline"
          tip="above"
          disabled={printing.isPending}
          onClick={() => printing.mutate()}
        />
        <span className="min-w-0 flex-1">
          <a
            href={whatsappLink(`${text} ${address}`, to?.phone ?? '')}
            target="_blank"
            rel="noreferrer"
            className={buttonClass({ full: true, size: 'lg' })}
          >
            <Icon name="whatsapp" />
            {to ? words.sendTo(to.called) : words.whatsapp}
          </a>
        </span>
      </div>
    </div>
  );
}
