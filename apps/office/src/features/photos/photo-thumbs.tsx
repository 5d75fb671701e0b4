import type { Photo } from '@tonalia/contract/media-office';
import { FileField } from '@tonalia/ui/file-field';
import { Icon } from '@tonalia/ui/icon';
import { classNames } from '@tonalia/ui/class-names';
import { type KeyboardEvent, useRef } from 'react';
import { movedTo } from '../../components/moved-to.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';
import { addPhotoOutline } from './photo-outlines.ts';
import { pictureAt } from './picture-at.ts';
import { useDragAcross } from './use-drag-across.ts';

export interface PhotoThumbsProps {
  photos: readonly Photo[];
  chosenId: string | undefined;
  canEdit: boolean;
  onChoose: (id: string) => void;
  onOrder: (ids: string[]) => void;
  onRemove: (photo: Photo) => void;
  onFiles: (files: readonly File[]) => void;
}

/** All photographs in their order, the main one first, and the acts on the chosen one. */
export function PhotoThumbs({ photos, chosenId, canEdit, onChoose, onOrder, onRemove, onFiles }: PhotoThumbsProps) {
  const at = photos.findIndex(({ _id }) => _id === chosenId);
  const chosen = photos[at];
  const move = (from: number, to: number) => {
    const moved = movedTo(photos, from, to);
    if (moved !== photos) onOrder(moved.map(({ _id }) => _id));
  };
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, place) => (
          <PhotoThumb
            key={photo._id}
            photo={photo}
            at={place}
            of={photos.length}
            isChosen={photo._id === chosenId}
            canEdit={canEdit}
            onChoose={() => onChoose(photo._id)}
            onMove={move}
            onRemove={() => onRemove(photo)}
          />
        ))}
        {canEdit && (
          <li>
            <FileChoice onFiles={onFiles} />
          </li>
        )}
      </ul>
      {canEdit && chosen && (
        <div className="mt-2.5 flex flex-wrap gap-1.5">
          <OfficeButton look="ghost" small disabled={at === 0} onClick={() => move(at, 0)}>
            {at === 0 ? texts.isMain : texts.makeMain}
          </OfficeButton>
          <OfficeButton look="ghost" small onClick={() => onRemove(chosen)}>
            {texts.remove}
          </OfficeButton>
        </div>
      )}
    </>
  );
}

interface PhotoThumbProps {
  photo: Photo;
  at: number;
  of: number;
  isChosen: boolean;
  canEdit: boolean;
  onChoose: () => void;
  onMove: (from: number, to: number) => void;
  onRemove: () => void;
}

function PhotoThumb({ photo, at, of, isChosen, canEdit, onChoose, onMove, onRemove }: PhotoThumbProps) {
  const row = useRef<HTMLLIElement>(null);
  const edge = useDragAcross(row, { at, isOn: canEdit, onDrop: onMove });
  const press = (event: KeyboardEvent) => {
    if (!canEdit) return;
    const acts: Record<string, () => void> = {
      ArrowUp: () => onMove(at, at - 1),
      ArrowDown: () => onMove(at, at + 1),
      Delete: onRemove,
    };
    const act = acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  return (
    <li ref={row} className="relative">
      {edge && (
        <span
          className={classNames(
            'absolute inset-y-0 w-[3px] rounded-full bg-brand',
            edge === 'left' ? '-left-1.5' : '-right-1.5',
          )}
        />
      )}
      <button
        type="button"
        aria-pressed={isChosen}
        aria-keyshortcuts={canEdit ? 'ArrowUp ArrowDown Delete' : undefined}
        className="size-[52px] overflow-hidden rounded-[12px] bg-tile-piedra aria-pressed:outline-2 aria-pressed:outline-offset-2 aria-pressed:outline-brand"
        onClick={onChoose}
        onKeyDown={press}
      >
        <img
          src={pictureAt(photo.image, 96)}
          alt={`${texts.numbered(at + 1, of)}${photo.alt ? `: ${photo.alt}` : ''}`}
          draggable={false}
          className="size-full object-cover"
        />
      </button>
    </li>
  );
}

function FileChoice({ onFiles }: Pick<PhotoThumbsProps, 'onFiles'>) {
  return (
    <label className="flex size-[52px] cursor-pointer items-center justify-center rounded-[12px] border-[1.5px] border-dashed border-line-strong text-text-2 focus-within:outline-2 focus-within:outline-focus">
      <Icon name={addPhotoOutline} />
      <span className="sr-only">{texts.add}</span>
      <FileField multiple accept="image/jpeg,image/png,image/webp,image/avif" onFiles={onFiles} />
    </label>
  );
}
