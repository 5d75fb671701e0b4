import type { Proof } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { useState } from 'react';
import { ProofSheet } from '../../features/proof/proof-sheet.tsx';
import { useForm } from '../../forms/use-form.ts';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { deleteAccount } from './delete-account.ts';

const words = accountMessages.deletion;

const isTyped = (text: string): boolean => text.trim().toLocaleUpperCase('es-CO') === words.word;

/** Asks for the confirmation word, to avoid accidents, then for the proof of identity. */
export function DeletionForm({ onDeleted }: { onDeleted: () => void }) {
  const [isProving, setProving] = useState(false);
  const form = useForm({
    start: { confirmation: '' },
    check: ({ confirmation }) => ({ confirmation: isTyped(confirmation) ? undefined : words.typeWrong }),
    send: () => setProving(true),
  });

  async function remove(proof: Proof) {
    const why = await deleteAccount(proof);
    setProving(false);
    if (why === null) onDeleted();
    else form.show({ notice: why });
  }
  return (
    <Card className="mt-3">
      <form {...form.props} className="grid grid-cols-1 gap-4">
        <Field
          {...form.text('confirmation')}
          label={words.typeLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
        />
        {form.notice !== null && <Notice color="red" message={form.notice} />}
        <div>
          <Button type="submit" variant="secondary" icon="trash" className="text-danger!">
            {words.submit}
          </Button>
        </div>
      </form>
      <ProofSheet
        open={isProving}
        text={words.proofText}
        submit={words.submit}
        onClose={() => setProving(false)}
        onProof={remove}
      />
    </Card>
  );
}
