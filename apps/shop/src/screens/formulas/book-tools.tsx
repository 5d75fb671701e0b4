import { useMutation } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { sentenceOf } from '../../api/http/api-error.ts';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import { notify } from '../../state/notices.ts';
import { downloadBook } from './download-book.ts';
import { useFormulaChanges } from './use-formula-changes.ts';

/** How the formulas are kept, and the two ways out: a file, and removing all of them. */
export function BookTools({ clients }: { clients: number }) {
  const [isAsking, setAsking] = useState(false);
  const { removingAll } = useFormulaChanges();
  const downloading = useMutation({
    mutationFn: downloadBook,
    onError: (cause) => notify({ color: 'red', message: sentenceOf(cause) }),
  });
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-small text-text-2">{words.privacy}</p>
      {clients > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            icon="download"
            loading={downloading.isPending}
            onClick={() => downloading.mutate()}
          >
            {words.download}
          </Button>
          <Button variant="destructive" size="sm" onClick={() => setAsking(true)}>
            {words.removeAll}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        title={words.removeAllTitle}
        text={words.removeAllText(clients)}
        confirm={words.removeAll}
        keep={words.keep}
        loading={removingAll.isPending}
        error={removingAll.isError ? sentenceOf(removingAll.error) : undefined}
        onConfirm={() => removingAll.mutate(undefined, { onSuccess: () => setAsking(false) })}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}
