export interface ColourCardProps {
  open: boolean;
  productId: string;
  /** The shade to open on: the one a search matched. */
  shadeCode: string | null;
  onClose: () => void;
}

/** 'Carta de color' of a product. The frame loads it when `useColourCard().openColourCard` was asked. */
export function ColourCard(_: ColourCardProps) {
  return null;
}
