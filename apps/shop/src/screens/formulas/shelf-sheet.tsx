import type { ShelfItem } from '@tonalia/contract/formulas';
import { Button } from '@tonalia/ui/button';
import { Field } from '@tonalia/ui/field';
import { Sheet } from '@tonalia/ui/sheet';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { nameOf } from './mix-figures.ts';
import { useFormulaChanges } from './use-formula-changes.ts';

/** Corrects by hand what is left of a version in the salon. */
export function ShelfSheet({ item, onClose }: { item: ShelfItem; onClose: () => void }) {
  const { counting } = useFormulaChanges();
  const [typed, setTyped] = useState(String(item.left));
  const isNumber = /^\d{1,6}$/.test(typed.trim());
  return (
    <Sheet open onClose={onClose} title={words.shelf} subtitle={nameOf(item)} toField>
      <form
        className="grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isNumber) return;
          counting.mutate({ versionId: item.versionId, grams: Number(typed) }, { onSuccess: onClose });
        }}
      >
        <Field
          label={words.shelfGrams}
          inputMode="numeric"
          value={typed}
          maxLength={6}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          error={counting.isError ? sentenceOf(counting.error) : undefined}
        />
        <Button type="submit" full size="lg" disabled={!isNumber} loading={counting.isPending}>
          {words.save}
        </Button>
      </form>
    </Sheet>
  );
}
