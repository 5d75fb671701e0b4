import { useMutation } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { download } from '../../api/http/download.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { notify } from '../../state/notices.ts';

/** Downloads the statement as PDF. */
export function DownloadPdf({ look }: { look: 'icon' | 'button' }) {
  const file = useMutation({
    mutationFn: () => download('customers/statement.pdf'),
    onError: () => notify({ color: 'red', message: words.fileFailed }),
  });
  const start = () => !file.isPending && file.mutate();
  return look === 'icon' ? (
    <IconButton icon="download" label={words.download} aria-busy={file.isPending} onClick={start} />
  ) : (
    <Button variant="secondary" size="sm" icon="download" loading={file.isPending} onClick={start}>
      {words.pdf}
    </Button>
  );
}
