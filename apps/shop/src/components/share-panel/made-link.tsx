import { Button, buttonClass } from '@tonalia/ui/button';
import { useId, useState } from 'react';
import { shareMessages as words } from '../../messages/share.es-CO.ts';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { notify } from '../../state/notices.ts';
import { type Recipient, RecipientChoice, useRecipients } from './recipients.tsx';

/** The link just made: to send by WhatsApp or to copy. Its address is not shown again. */
export function MadeLink({ title, address, showsPrices }: { title: string; address: string; showsPrices: boolean }) {
  const id = useId();
  const recipients = useRecipients(showsPrices);
  // undefined until the person chooses: then it is the customer that the seller acts for
  const [picked, setPicked] = useState<Recipient | null>();
  const to = picked === undefined ? (recipients[0] ?? null) : picked;
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
      {recipients.length > 0 && <RecipientChoice recipients={recipients} chosen={to} onChoose={setPicked} />}
      <a
        href={whatsappLink(words.hello(title, address, to?.called), to?.phone ?? '')}
        target="_blank"
        rel="noreferrer"
        className={buttonClass({ full: true, size: 'lg' })}
      >
        {to ? words.sendTo(to.called) : words.whatsapp}
      </a>
      <Button variant="secondary" full onClick={() => void copy()}>
        {words.copy}
      </Button>
    </div>
  );
}
