import type {ImgHTMLAttributes, ReactNode} from 'react';
import clsx from 'clsx';
import MovingImage from './MovingImage';
import {pictureSizes, type Picture} from './picture';

type Attributes = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'>;

export interface PictureImageProps extends Attributes {
  picture: Picture;
  alt: string;
  /** Class of the outermost element. A moving picture has its button in it. */
  outerClass?: string;
}

/**
 * Renders a picture of the build. It loads when it is near the window: one in a closed section, or for the other colour
 * mode, never does. A picture that never stops moving gets a button that stops it.
 */
export default function PictureImage({
  picture,
  alt,
  outerClass,
  className,
  sizes = pictureSizes(picture),
  ...others
}: PictureImageProps): ReactNode {
  const {src, srcSet, still, ...size} = picture;
  const attributes = {loading: 'lazy', decoding: 'async', ...others, ...size} as const;
  return still === undefined ? (
    <img
      {...attributes}
      src={src}
      srcSet={srcSet || undefined}
      sizes={srcSet ? sizes : undefined}
      alt={alt}
      className={clsx(className, outerClass)}
    />
  ) : (
    <MovingImage
      {...attributes}
      moving={src}
      still={still}
      alt={alt}
      className={className}
      outerClass={outerClass}
    />
  );
}
