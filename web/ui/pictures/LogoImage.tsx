import type { ReactElement } from 'react';
import { readBrand } from './brand.ts';

type Props = {
  /** The product's logo, as an address. */
  product: string;
  alt: string;
  /** How many times as large as in the header. */
  scale?: number;
};

/** The distributor's logo, one for each theme if it has two, or the product's. */
export function LogoImage({ product, alt, scale = 1 }: Props): ReactElement {
  const brand = readBrand();
  if (!brand) return <img src={product} alt={alt} width={104 * scale} height={28 * scale} />;
  const size = { width: brand.width * scale, height: brand.height * scale };
  return (
    <>
      <img className="logo-light" src={brand.path} alt={alt} {...size} />
      {brand.darkPath === null ? null : (
        <img className="logo-dark" src={brand.darkPath} alt={alt} {...size} />
      )}
    </>
  );
}
