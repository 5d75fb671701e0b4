import { classNames } from '@tonalia/ui/class-names';
import { FileField } from '@tonalia/ui/file-field';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useId, useRef, useState } from 'react';
import { type PhotoLimits, shrinkPhoto } from './shrink-photo.ts';

interface PhotoTilesProps {
  /** JPEG in base64. */
  photos: readonly string[];
  most: number;
  limits?: PhotoLimits;
  words: { add: string; photo: (at: number) => string; remove: (at: number) => string; bad: string };
  /** Which photo is asked for while there is none. */
  missing?: string;
  onChange: (photos: string[]) => void;
}

/** Photos that were taken, each with a button to remove it, and a tile that takes one more. */
export function PhotoTiles({ photos, most, limits, words, missing, onChange }: PhotoTilesProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const latest = useRef({ photos, onChange });
  useEffect(() => {
    latest.current = { photos, onChange };
  });
  async function add(file: File): Promise<void> {
    setProblem(undefined);
    try {
      const photo = await shrinkPhoto(file, limits);
      // drawing takes a while: what was added or chosen meanwhile stays
      const now = latest.current;
      if (now.photos.length < most && !now.photos.includes(photo)) now.onChange([...now.photos, photo]);
    } catch {
      setProblem(words.bad);
    }
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-2.5">
        {photos.map((photo, at) => (
          <li key={photo.slice(-40)} className="relative">
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={words.photo(at + 1)}
              className="size-16 rounded-[14px] object-cover"
            />
            <button
              type="button"
              aria-label={words.remove(at + 1)}
              className="touch-area absolute -top-1 -right-1 flex size-6 items-center justify-center rounded-full bg-text text-canvas"
              onClick={() => onChange(photos.filter((one) => one !== photo))}
            >
              <Icon name="x" size="xs" />
            </button>
          </li>
        ))}
        {photos.length < most && (
          <li className={missing === undefined ? '' : 'flex-1'}>
            <label
              htmlFor={id}
              className={classNames(
                'has-focus-visible:focus-ring flex h-16 min-w-16 cursor-pointer items-center justify-center gap-2.5 rounded-[14px] border-[1.5px] border-dashed px-3 text-small font-semibold',
                missing === undefined ? 'border-line-control text-text-2' : 'border-warn text-warn',
              )}
            >
              <Icon name="camera" />
              {missing}
              <FileField id={id} accept="image/*" aria-label={words.add} onFiles={([file]) => void add(file)} />
            </label>
          </li>
        )}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
