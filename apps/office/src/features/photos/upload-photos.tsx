import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileField } from '@tonalia/ui/file-field';
import { useRef, useState } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { beginJob } from '../../api/jobs.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { photoArchiveTexts as texts } from '../../messages/photo-archive.es-CO.ts';

interface Upload {
  file: File;
  /** The archive that was begun before the connection was lost. */
  archiveId?: string | undefined;
}

/** "Subir fotos": sends a ZIP of photographs, and begins the job that puts them on their products by the names of the files. */
export function UploadPhotos({ className }: { className?: string }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const input = useRef<HTMLInputElement>(null);
  const begun = useRef<string>(undefined);
  const [share, setShare] = useState(0);
  const upload = useMutation({
    mutationFn: async ({ file, archiveId }: Upload) => {
      // sending is code that most visits of the page do not need
      const { beginArchive, readArchive, sendParts } = await import('../../api/photo-archive.ts');
      const archive = archiveId === undefined ? await beginArchive(file) : await readArchive(archiveId);
      begun.current = archive._id;
      await sendParts(archive, file, setShare);
      return beginJob(cache, { kind: 'photos_import', archiveId: archive._id });
    },
    onSuccess: () => notify({ color: 'white', message: texts.photosSent, detail: texts.photosSentDetail }),
    onError: (cause, { file }) =>
      notify({
        color: 'red',
        message: sentenceOf(cause),
        action: (
          <OfficeButton look="ghost" small onClick={() => send({ file, archiveId: begun.current })}>
            {texts.sendAgain}
          </OfficeButton>
        ),
      }),
  });
  function send(one: Upload): void {
    setShare(0);
    begun.current = one.archiveId;
    upload.mutate(one);
  }
  return (
    <>
      <FileField
        ref={input}
        accept=".zip,application/zip"
        aria-label={texts.photosFile}
        onFiles={([file]) => send({ file })}
      />
      <OfficeButton
        look="secondary"
        icon="image"
        disabled={upload.isPending}
        title={texts.photosHelp}
        className={className}
        onClick={() => input.current?.click()}
      >
        {upload.isPending ? texts.sending(Math.round(share * 100)) : texts.uploadPhotos}
      </OfficeButton>
    </>
  );
}
