import type { OfficeReturn } from '@tonalia/contract/returns-office';
import { useEffect, useState } from 'react';
import { photoAddress } from '../../api/returns.ts';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { returnsTexts as texts } from '../../messages/returns.es-CO.ts';

/** The photos and the words of the customer; a photo opens large, with arrows. */
export function PhotosPanel({ one, now }: { one: OfficeReturn; now: Date }) {
  const [shown, setShown] = useState<number>();
  const { _id, photos, note, byOffice, askedAt } = one;
  if (photos.length === 0 && note === '') return null;
  const nameOf = (line: number) => one.lines.find((each) => each.line === line)?.name ?? '';
  const when = formatWhenInFull(new Date(askedAt), now);
  return (
    <Panel label={texts.photos}>
      <header className="mb-3 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 className="text-panel">
          {byOffice ? texts.officePhotos : texts.photos}{' '}
          <span className="font-medium text-text-3">{photos.length > 0 && photos.length}</span>
        </h2>
        <span className="text-[0.8125rem] text-text-2">{byOffice ? texts.byOffice(when) : texts.byShop(when)}</span>
      </header>
      {photos.length > 0 && (
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
          {photos.map((photo, at) => (
            <li key={photo._id}>
              <button
                type="button"
                aria-label={texts.openPhoto(at + 1, nameOf(photo.line))}
                className="block w-full overflow-hidden rounded-[14px] bg-surface-2"
                onClick={() => setShown(at)}
              >
                <img
                  src={photoAddress(_id, photo._id)}
                  alt=""
                  loading="lazy"
                  className="aspect-square w-full object-cover"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
      {note !== '' && <p className="mt-3.5 whitespace-pre-line">“{note}”</p>}
      {shown !== undefined && (
        <PhotoDialog
          address={photoAddress(_id, photos[shown]?._id ?? '')}
          title={texts.photo(shown + 1, nameOf(photos[shown]?.line ?? 0))}
          onMove={photos.length > 1 ? (by) => setShown((shown + by + photos.length) % photos.length) : undefined}
          onClose={() => setShown(undefined)}
        />
      )}
    </Panel>
  );
}

interface PhotoDialogProps {
  address: string;
  title: string;
  onMove: ((by: number) => void) | undefined;
  onClose: () => void;
}

function PhotoDialog({ address, title, onMove, onClose }: PhotoDialogProps) {
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') onMove?.(-1);
      if (key === 'ArrowRight') onMove?.(1);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [onMove]);
  return (
    <OfficeDialog
      title={title}
      wide
      onClose={onClose}
      footer={
        onMove && (
          <>
            <OutlineButton icon="chevron-left" label={texts.previousPhoto} onClick={() => onMove(-1)} />
            <OutlineButton icon="chevron-right" label={texts.nextPhoto} onClick={() => onMove(1)} />
          </>
        )
      }
    >
      <img src={address} alt={title} className="mx-auto max-h-[56dvh] rounded-[14px] object-contain" />
    </OfficeDialog>
  );
}
