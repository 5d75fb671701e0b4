import { bareNumber, formatPhone, isCellPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { PhoneField } from '@tonalia/ui/phone-field';
import { Sheet } from '@tonalia/ui/sheet';
import type { FormEvent } from 'react';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';
import { useCheckedField } from './use-checked-field.ts';

const words = payMessages.nequi;

/** The cell phone whose Nequi is asked for the money. */
export function NequiSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [phone, place] = useCheckedField(isCellPhone);

  function use(event: FormEvent) {
    event.preventDefault();
    if (!phone.isUsable()) return;
    chooseInstrument('nequi', {
      instrument: { type: 'nequi', phone: bareNumber(phone.value) },
      name: formatPhone(phone.value),
      detail: words.text,
    });
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text} toField>
      <form noValidate onSubmit={use} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={place}>
          <PhoneField
            label={words.phone}
            value={phone.value}
            maxLength={16}
            error={phone.isWrong ? words.wrong : undefined}
            {...phone.events}
          />
        </div>
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
