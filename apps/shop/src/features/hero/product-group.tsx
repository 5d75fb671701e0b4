import type { ProductCard } from '@tonalia/contract/products';
import { Picture } from '../../components/picture.tsx';

/** A few products side by side, smaller towards the edges. Decorative. */
export function ProductGroup({
  products,
  sizes,
  className,
}: {
  products: readonly ProductCard[];
  sizes: string;
  className?: string;
}) {
  const scales = [
    'w-[44%] lg:w-[34%]',
    'w-[36%] lg:w-[27%]',
    'w-[52%] lg:w-[40%]',
    'w-[37%] lg:w-[28%]',
    'w-[44%] lg:w-[34%]',
  ];
  return (
    <span aria-hidden="true" className={`flex items-end justify-center ${className ?? ''}`}>
      {products.slice(0, scales.length).map((product, at) => (
        <span key={product._id} className={`-mx-[11%] block lg:-mx-[6%] shrink-0 ${scales[at]}`}>
          <Picture
            image={product.image}
            alt=""
            sizes={sizes}
            eager
            className="block aspect-square w-full object-contain object-bottom"
          />
        </span>
      ))}
    </span>
  );
}
