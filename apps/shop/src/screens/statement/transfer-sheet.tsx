import { useQueryClient } from '@tanstack/react-query';
import type { PaymentMethod } from '@tonalia/contract/payment';
import { formatPesos } from '@tonalia/rules/money';
import { Sheet } from '@tonalia/ui/sheet';
import { call } from '../../api/http/client.ts';
import { keys } from '../../api/queries/queries.ts';
import { ProofUpload } from '../../features/pay/proof-upload.tsx';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { notify } from '../../state/notices.ts';

export interface TransferSheetProps {
  method: PaymentMethod;
  documents: { _id: string; amount: number }[];
  /** Pesos. */
  amount: number;
  onClose: () => void;
}

/** The account to transfer to, and the upload of the proof that pays the chosen documents. */
export function TransferSheet({ method, documents, amount, onClose }: TransferSheetProps) {
  const cache = useQueryClient();
  return (
    <Sheet open onClose={onClose} title={words.byTransfer} subtitle={formatPesos(amount)}>
      <div className="grid gap-3.5">
        <p className="text-small text-text-2">{words.chosen(documents.length)}</p>
        {method.comments && (
          <p className="rounded-card bg-surface-2 px-4 py-3.5 font-semibold whitespace-pre-line">{method.comments}</p>
        )}
        <ProofUpload
          hasProof={false}
          text={words.proofText}
          send={(file) => call('customers', 'POST /statement/proof', { body: { documents, file } })}
          onSent={() => {
            void cache.invalidateQueries({ queryKey: keys.credit });
            notify({ color: 'white', message: words.transferSent });
            onClose();
          }}
        />
      </div>
    </Sheet>
  );
}
