import type {ImgHTMLAttributes, ReactNode} from 'react';
import MovingImage from './MovingImage';
import {pictureSizes, type Picture} from './picture';

type Attributes = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'width' | 'height'>;

export interface PictureImageProps extends Attributes {
  picture: Picture;
  alt: string;
}

/**
 * Renders a picture of the build. It loads when it is near the window: one in a closed section never does. A picture
 * that never stops moving gets a button that stops it.
 */
export default function PictureImage({
  picture,
  alt,
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
    />
  ) : (
    <MovingImage {...attributes} moving={src} still={still} alt={alt} />
  );
}
