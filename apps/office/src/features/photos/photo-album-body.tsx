import type { Photo } from '@tonalia/contract/media-office';
import { classNames } from '@tonalia/ui/class-names';
import { useState } from 'react';
import type { PhotoOwnerName } from '../../api/photos.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';
import { PhotoEditor } from './photo-editor.tsx';
import { PhotoThumbs } from './photo-thumbs.tsx';
import { useAlbum } from './use-album.ts';
import { useFiles } from './use-files.ts';

export interface PhotoAlbumBodyProps {
  owner: PhotoOwnerName;
  photos: readonly Photo[];
  canEdit: boolean;
}

/** The chosen photograph with its editor, and all of them in their order; takes files by drop, paste and choice. */
export function PhotoAlbumBody({ owner, photos, canEdit }: PhotoAlbumBodyProps) {
  const album = useAlbum(owner);
  const notify = useNotify();
  const [chosenId, setChosenId] = useState<string>();
  const chosen = photos.find(({ _id }) => _id === chosenId) ?? photos[0];
  const { isOver, ...drop } = useFiles(canEdit, (files) => void take(files));

  async function take(files: readonly File[]) {
    const added = await album.upload(files);
    if (added) setChosenId(added._id);
  }

  async function remove(photo: Photo) {
    if (!(await album.remove(photo))) return;
    notify({
      color: 'white',
      message: texts.removed,
      action: (
        <OfficeButton look="ghost" small onClick={() => void album.restore(photo._id)}>
          {texts.undo}
        </OfficeButton>
      ),
    });
  }

  return (
    <div
      {...drop}
      className={classNames(
        'relative rounded-[14px]',
        isOver && 'outline-2 outline-offset-4 outline-brand outline-dashed',
      )}
    >
      {chosen ? (
        <PhotoEditor
          key={`${chosen._id}.${chosen.version}`}
          photo={chosen}
          canEdit={canEdit}
          onSave={async (look) => {
            if (await album.save(chosen._id, look)) notify({ color: 'white', message: texts.saved });
          }}
        />
      ) : (
        <p className="rounded-[14px] bg-surface-2 px-5 py-10 text-center">
          <b className="block font-[650]">{texts.none}</b>
          <span className="mt-1 block text-[0.8125rem] text-text-2">{texts.noneText}</span>
        </p>
      )}
      <PhotoThumbs
        photos={photos}
        chosenId={chosen?._id}
        canEdit={canEdit}
        onChoose={setChosenId}
        onOrder={(ids) => void album.order(ids)}
        onRemove={(photo) => void remove(photo)}
        onFiles={(files) => void take(files)}
      />
      <p role="status" className="mt-2 text-[0.8125rem] text-text-2 empty:hidden">
        {album.left > 0 ? texts.uploading(album.left) : isOver ? texts.dropHere : ''}
      </p>
      {album.failures.length > 0 && (
        <ul
          role="alert"
          className="mt-2 grid gap-1 rounded-[12px] bg-danger-soft px-3 py-2 text-[0.8125rem] text-danger-ink"
        >
          {album.failures.map((failure) => (
            <li key={failure} className="wrap-anywhere">
              {failure}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
