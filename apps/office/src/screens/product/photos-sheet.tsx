import type { PhotoOwnerName } from '../../api/photos.ts';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { PhotoPanel } from '../../features/photos/photo-panel.tsx';
import { productTexts as texts } from '../../messages/product.es-CO.ts';

interface PhotosSheetProps {
  owner: PhotoOwnerName;
  /** The shade or the brand. */
  name: string;
  /** The product they are opened from. */
  product: string;
  canEdit: boolean;
  onClose: () => void;
}

/** The photographs of a shade or of a brand, over the page of a product. */
export const PhotosSheet = ({ owner, name, product, canEdit, onClose }: PhotosSheetProps) => (
  <OfficeSheet title={texts.photosOf(name)} subtitle={product} asks={false} onClose={onClose}>
    <PhotoPanel owner={owner} canEdit={canEdit} />
  </OfficeSheet>
);
