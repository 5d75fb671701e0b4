import type { Photo } from '@tonalia/contract/media-office';
import { Field } from '@tonalia/ui/field';
import { Icon } from '@tonalia/ui/icon';
import { useState } from 'react';
import type { PhotoLook } from '../../api/photos.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { rareOutlines } from '../../components/rare-outlines.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';
import { CropStage } from './crop-stage.tsx';
import { frameOf, mostZoom, zoomOf, zoomedFrame } from './frame.ts';
import { GroundChoice } from './ground-choice.tsx';
import { centreOutline, turnOutline } from './photo-outlines.ts';

export interface PhotoEditorProps {
  photo: Photo;
  canEdit: boolean;
  onSave: (look: PhotoLook) => Promise<void>;
}

const CENTRE = { x: 500, y: 500 };

/** How one photograph is shown: its square, turn, ground and words. Nothing changes in the shop before it is saved. */
export function PhotoEditor({ photo, canEdit, onSave }: PhotoEditorProps) {
  const { alt, turn, crop, focus, cut, ground, version } = photo;
  const [look, setLook] = useState<PhotoLook>({ alt, turn, crop, focus, cut, ground, version });
  const [isBusy, setBusy] = useState(false);
  const framed = { ...photo, ...look };
  const frame = frameOf(framed);
  const change = (part: Partial<PhotoLook>) => setLook((now) => ({ ...now, ...part }));
  const isChanged = JSON.stringify(look) !== JSON.stringify({ alt, turn, crop, focus, cut, ground, version });
  const hasSquare = photo.ownerKind === 'product' || photo.ownerKind === 'version';

  async function save() {
    setBusy(true);
    await onSave(look);
    setBusy(false);
  }

  return (
    <>
      <CropStage
        photo={framed}
        frame={hasSquare ? frame : null}
        isOn={canEdit && hasSquare}
        onFrame={(next) => change({ crop: next })}
      />
      {canEdit && (
        <>
          <div className="mt-3 flex items-center gap-2.5">
            <Icon name={rareOutlines.zoomIn} size="sm" className="text-text-2" />
            <input
              type="range"
              aria-label={texts.zoom}
              min={1}
              max={mostZoom(framed)}
              step={0.01}
              disabled={!hasSquare}
              value={zoomOf(framed, frame)}
              className="h-6 min-w-0 flex-1 accent-brand max-lg:h-11"
              onChange={(event) => change({ crop: zoomedFrame(framed, frame, Number(event.target.value)) })}
            />
            <OutlineButton
              icon={turnOutline}
              label={texts.turn}
              onClick={() => change({ turn: (look.turn + 1) % 4, crop: null })}
            />
            <OutlineButton
              icon={centreOutline}
              label={texts.centre}
              onClick={() => change({ crop: null, focus: CENTRE })}
            />
          </div>
          <GroundChoice cut={look.cut} ground={look.ground} onChange={change} />
          <Field
            small
            className="mt-3"
            label={texts.alt}
            help={texts.altHelp}
            value={look.alt}
            maxLength={160}
            onChange={(event) => change({ alt: event.target.value })}
          />
          {isChanged && (
            <div className="mt-3 flex justify-end gap-2">
              <OfficeButton
                look="secondary"
                small
                onClick={() => setLook({ alt, turn, crop, focus, cut, ground, version })}
              >
                {texts.discard}
              </OfficeButton>
              <OfficeButton small busy={isBusy} onClick={() => void save()}>
                {texts.save}
              </OfficeButton>
            </div>
          )}
        </>
      )}
    </>
  );
}
