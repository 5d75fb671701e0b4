import type { Proof } from '@tonalia/contract/people';
import { Button } from '@tonalia/ui/button';
import { Card } from '@tonalia/ui/card';
import { Field } from '@tonalia/ui/field';
import { Notice } from '@tonalia/ui/notice';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { ProofSheet } from '../../features/proof/proof-sheet.tsx';
import { accountMessages } from '../../messages/account.es-CO.ts';
import { deleteAccount } from './delete-account.ts';

const words = accountMessages.deletion;

const isTyped = (text: string): boolean => text.trim().toLocaleUpperCase('es-CO') === words.word;

/** The confirmation word, which is not typed by accident, then the proof. */
export function DeletionForm({ onDeleted }: { onDeleted: () => void }) {
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [isProving, setProving] = useState(false);
  const check = () => setWrong(isTyped(field.current?.value ?? '') ? undefined : words.typeWrong);

  function submit(event: FormEvent) {
    event.preventDefault();
    setFailure(null);
    check();
    if (isTyped(field.current?.value ?? '')) setProving(true);
    else field.current?.focus();
  }
  async function remove(proof: Proof) {
    const why = await deleteAccount(proof);
    setProving(false);
    if (why === null) onDeleted();
    else setFailure(why);
  }
  return (
    <Card className="mt-3">
      <form noValidate className="grid grid-cols-1 gap-4" method="post" onSubmit={submit}>
        <Field
          ref={field}
          label={words.typeLabel}
          name="confirmation"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={20}
          error={wrong}
          onBlur={({ currentTarget }) => currentTarget.value !== '' && check()}
          onInput={() => wrong && check()}
        />
        {failure !== null && <Notice color="red" message={failure} />}
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
