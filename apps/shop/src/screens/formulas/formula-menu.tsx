import type { FormulaClient } from '@tonalia/contract/formulas';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { formulasPath } from '../../navigation/formulas-address.ts';
import { useGo } from '../../navigation/link.tsx';
import { whatsappLink } from '../../navigation/whatsapp-link.ts';
import { type SalonShelf, textOf } from './mix-figures.ts';
import { UseButton } from './use-button.tsx';
import { useFormulaChanges } from './use-formula-changes.ts';

export type FormulaMenuProps = {
  client: FormulaClient;
  shelf: SalonShelf;
  /** Something is short, so the bar at the foot offers to add it. */
  canBeUsed: boolean;
};

/** Sending the recipe, without the client's name, and removing the client. */
export function FormulaMenu({ client, shelf, canBeUsed }: FormulaMenuProps) {
  const go = useGo();
  const { removing } = useFormulaChanges();
  const [isAsking, setAsking] = useState(false);
  const recipe = [client.mix.title, textOf(client.mix, shelf)].filter(Boolean).join(': ');
  const leave = () => go(formulasPath(), { replace: true });
  return (
    <div className="flex flex-wrap gap-2">
      {canBeUsed && <UseButton stored={client} small />}
      <a
        className="touch-area pressable relative inline-flex min-h-10 items-center rounded-[12px] border-[1.5px] border-line bg-surface px-3 text-[0.875rem] font-[650]"
        href={whatsappLink(recipe, '')}
        target="_blank"
        rel="noreferrer"
      >
        {words.share}
      </a>
      <Button variant="destructive" size="sm" onClick={() => setAsking(true)}>
        {words.remove}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={words.removeTitle(client.name)}
        text={words.removeText}
        confirm={words.remove}
        keep={words.keepOne}
        loading={removing.isPending}
        error={removing.isError ? sentenceOf(removing.error) : undefined}
        onConfirm={() => removing.mutate(client.clientId, { onSuccess: leave })}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
