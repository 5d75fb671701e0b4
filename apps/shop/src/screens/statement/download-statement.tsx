import { useMutation } from '@tanstack/react-query';
import { Button } from '@tonalia/ui/button';
import { IconButton } from '@tonalia/ui/icon-button';
import { download } from '../../api/http/download.ts';
import { statementMessages as words } from '../../messages/statement.es-CO.ts';
import { notify } from '../../state/notices.ts';

function useDownload(file: 'statement.pdf' | 'statement.xlsx') {
  const { mutate, isPending } = useMutation({
    mutationFn: () => download(`customers/${file}`),
    onError: () => notify({ color: 'red', message: words.fileFailed }),
  });
  return { isPending, start: () => !isPending && mutate() };
}

/** Downloads the statement as PDF, on a phone. */
export function DownloadPdf() {
  const { isPending, start } = useDownload('statement.pdf');
  return <IconButton icon="download" label={words.download} aria-busy={isPending} onClick={start} />;
}

/** Downloads the statement as PDF or as a workbook. */
export function DownloadButtons() {
  const pdf = useDownload('statement.pdf');
  const excel = useDownload('statement.xlsx');
  return (
    <div className="flex gap-2">
      <Button variant="secondary" size="sm" icon="download" loading={pdf.isPending} onClick={pdf.start}>
        {words.pdf}
      </Button>
      <Button variant="secondary" size="sm" icon="file" loading={excel.isPending} onClick={excel.start}>
        {words.excel}
      </Button>
    </div>
  );
}
