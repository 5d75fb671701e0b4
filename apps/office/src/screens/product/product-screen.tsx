import { useQuery } from '@tanstack/react-query';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Tira } from '@tonalia/ui/tira';
import { CallFailure } from '../../api/call-failure.ts';
import { albumQuery } from '../../api/photos.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OutlineButton } from '../../components/outline-button.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { MiddleNote } from '../../components/states.tsx';
import { PhotoPanel } from '../../features/photos/photo-panel.tsx';
import { photoTexts as texts } from '../../messages/photos.es-CO.ts';

const route = getRouteApi('/frame/productos/$productId');

/** One product: its photographs. */
export function ProductScreen() {
  const { productId } = route.useParams();
  const { history } = useRouter();
  const operator = useOperator();
  const owner = { kind: 'product', id: productId } as const;
  const { data: album, error } = useQuery(albumQuery(owner));
  const isMissing = error instanceof CallFailure && (error.status === 404 || error.status === 400);
  return (
    <>
      <PageHeader
        title={album?.owner.name ?? texts.product}
        lined
        before={<OutlineButton icon="arrow-left" label={texts.back} onClick={() => history.back()} />}
        after={album?.owner.code && <span className="text-text-2">{album.owner.code}</span>}
      />
      {isMissing ? (
        <MiddleNote mark={<Tira className="w-28" />} title={texts.notFound} text={texts.notFoundText} />
      ) : (
        <div className="w-full max-w-[380px] p-4 lg:px-7">
          <PhotoPanel key={productId} owner={owner} canEdit={mayDo(operator, 'catalogue.edit')} />
        </div>
      )}
    </>
  );
}
