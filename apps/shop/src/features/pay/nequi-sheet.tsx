import { bareNumber, formatPhone, isCellPhone } from '@tonalia/rules/phone';
import { Button } from '@tonalia/ui/button';
import { PhoneField } from '@tonalia/ui/phone-field';
import { Sheet } from '@tonalia/ui/sheet';
import { useForm } from '../../forms/use-form.ts';
import { payMessages } from '../../messages/pay.es-CO.ts';
import { chooseInstrument } from './chosen-instrument.ts';

const words = payMessages.nequi;

/** Asks for the cell phone of the Nequi account that pays. */
export function NequiSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const form = useForm({
    start: { phone: '' },
    check: ({ phone }) => ({ phone: isCellPhone(phone) ? undefined : words.wrong }),
    send: ({ phone }) => {
      chooseInstrument('nequi', {
        instrument: { type: 'nequi', phone: bareNumber(phone) },
        name: formatPhone(phone),
        detail: words.text,
      });
      onClose();
    },
  });

  return (
    <Sheet open={open} onClose={onClose} title={words.title} subtitle={words.text} toField>
      <form {...form.props} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <PhoneField {...form.text('phone')} label={words.phone} maxLength={16} />
        <Button type="submit" size="lg" full>
          {words.use}
        </Button>
      </form>
    </Sheet>
  );
}
