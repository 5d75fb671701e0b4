import { bareNumber, formatPhone, isCellPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { PhoneField } from '@tonalia/ui/phone-field';
import { Sheet } from '@tonalia/ui/sheet';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';

const words = payMessages.nequi;

/** The cell phone whose Nequi is asked for the money. */
export function NequiSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [phone, setPhone] = useState('');
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLDivElement>(null);

  function use(event: FormEvent) {
    event.preventDefault();
    if (!isCellPhone(phone)) {
      setWrong(true);
      field.current?.querySelector('input')?.focus();
      return;
    }
    chooseInstrument('nequi', {
      instrument: { type: 'nequi', phone: bareNumber(phone) },
      name: formatPhone(phone),
      detail: words.text,
    });
    onClose();
  }

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text} toField>
      <form noValidate onSubmit={use} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div ref={field}>
          <PhoneField
            label={words.phone}
            value={phone}
            maxLength={16}
            error={isWrong ? words.wrong : undefined}
            onBlur={() => phone !== '' && setWrong(!isCellPhone(phone))}
            onChange={({ target }) => {
              setPhone(target.value);
              if (isWrong) setWrong(!isCellPhone(target.value));
            }}
          />
        </div>
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
