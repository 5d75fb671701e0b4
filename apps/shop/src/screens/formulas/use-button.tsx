import type { FormulaClient } from '@tonalia/contract/formulas';
import { Button } from '@tonalia/ui/button';
import { useState } from 'react';
import { newKey } from '../../api/http/idempotency-key.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { useFormulaChanges } from './use-formula-changes.ts';

export type UseButtonProps = { stored: FormulaClient; small?: boolean };

/** Notes that the stored mix was used. */
export function UseButton({ stored: { clientId, revision }, small = false }: UseButtonProps) {
  const { using } = useFormulaChanges();
  // The same id until an answer arrives: a second tap is no second visit.
  const [visitId, setVisitId] = useState(newKey);
  return (
    <Button
      size={small ? 'sm' : 'lg'}
      variant={small ? 'secondary' : 'primary'}
      loading={using.isPending}
      onClick={() =>
        !using.isPending && using.mutate({ clientId, revision, visitId }, { onSuccess: () => setVisitId(newKey()) })
      }
    >
      {words.use}
    </Button>
  );
}
