import { Icon } from '@tonalia/ui/icon';
import { useCallback, useState } from 'react';
import { Picture } from '../../components/picture.tsx';

/** The picture of a combo, with an icon in its place while the server still draws it or if it never does. */
export function ComboPicture({ image, eager }: { image: string; eager: boolean }) {
  const [isHere, setHere] = useState(false);
  // In a served page the picture may load before hydration.
  const look = useCallback((picture: HTMLImageElement | null) => {
    if (picture?.complete && picture.naturalWidth > 0) setHere(true);
  }, []);
  return (
    <span className="relative block size-full">
      {!isHere && (
        <span className="absolute inset-0 flex items-center justify-center text-on-tab/35" data-stand-in>
          <Icon name="box" size="lg" className="size-14!" />
        </span>
      )}
      <Picture
        ref={look}
        image={image}
        alt=""
        sizes="(width < 48rem) 94vw, (width < 64rem) 47vw, 386px"
        eager={eager}
        onLoad={() => setHere(true)}
        className="relative size-full object-contain"
      />
    </span>
  );
}
