import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { type PhotoOwnerName, albumQuery } from '../../api/photos.ts';
import { Panel } from '../../components/panel.tsx';
import { Segments } from '../../components/segments.tsx';
import { LoadFailure } from '../../components/states.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';
import { PhotoAlbumBody } from './photo-album-body.tsx';
import { pictureAt } from './picture-at.ts';

type ShownPhoto = 'photo' | 'drawing';

export type PhotoPanelProps = {
  owner: PhotoOwnerName;
  canEdit: boolean;
  /** Where the drawn picture can be changed, in place of what the shop shows. */
  drawing?: ReactNode;
};

/** The photographs of a product, version, brand or banner, and its drawn picture. */
export function PhotoPanel({ owner, canEdit, drawing }: PhotoPanelProps) {
  const { data: album, error, refetch } = useQuery(albumQuery(owner));
  const [shown, setShown] = useState<ShownPhoto>('photo');
  return (
    <Panel label={texts.panel} className="px-3.5 pt-3 pb-3.5">
      <PanelHead>
        <Segments
          label={texts.panel}
          small
          value={shown}
          onChoose={setShown}
          choices={[
            { value: 'photo', label: texts.photo },
            { value: 'drawing', label: texts.drawing },
          ]}
        />
      </PanelHead>
      {error && !album && <LoadFailure what={texts.what} cause={error} onRetry={() => void refetch()} />}
      {!album && !error && <div className="skeleton late aspect-4/3 rounded-[14px]" />}
      {shown === 'drawing' && drawing}
      {album && shown === 'drawing' && !drawing && (
        <figure>
          <div className="flex aspect-4/3 items-center justify-center rounded-[14px] bg-tile-mantequilla p-4">
            <img
              src={pictureAt(album.owner.drawn, 480)}
              alt={texts.drawing}
              className="max-h-full min-h-0 object-contain"
            />
          </div>
          <figcaption className="mt-2.5 text-[0.8125rem] text-text-2">{texts.drawingText}</figcaption>
        </figure>
      )}
      {album && shown === 'photo' && <PhotoAlbumBody owner={owner} photos={album.photos} canEdit={canEdit} />}
    </Panel>
  );
}

const PanelHead = ({ children }: { children: ReactNode }) => (
  <div className="mb-3 flex items-center justify-between gap-3">
    <h2 className="text-[1rem] font-[650]">{texts.panel}</h2>
    {children}
  </div>
);
