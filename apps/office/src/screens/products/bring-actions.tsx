import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { officeButtonClass } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { UploadPhotos } from '../../features/photos/upload-photos.tsx';
import { productsTexts as texts } from '../../messages/products.es-CO.ts';

/** The ways to bring lists and photographs; not on a phone. */
export const BringActions = () => (
  <>
    <Link to="/importar" className={`${officeButtonClass('secondary')} max-lg:hidden`}>
      <Icon name={outlines.upload} size="sm" /> {texts.importList}
    </Link>
    <UploadPhotos className="max-lg:hidden" />
  </>
);
