import type { Picture, PictureSource } from '@livres/api/contract';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import styles from './Picture.module.css';

const LIGHT_WIDTH = 640;

interface PictureWithFallbackProps {
  picture: Picture | null;
  /** Name of the illustration shown where there is no picture, or where it cannot be loaded. */
  illustration: string;
  sizes: string;
  /** Width over height, as CSS writes it. */
  ratio?: string;
  /** The picture a visitor sees first: loaded at once. */
  eager?: boolean;
  /** For visitors who save data. */
  light?: boolean;
}

type Shown = 'picture' | 'illustration' | 'default';

/** AVIF or WebP in the size that fits, around its focal point; else the illustration of its category; else the default one. */
export function PictureWithFallback({
  picture,
  illustration,
  sizes,
  ratio = '16 / 9',
  eager = false,
  light = false,
}: PictureWithFallbackProps) {
  const [shown, setShown] = useState<Shown>(picture ? 'picture' : 'illustration');
  const image = useRef<HTMLImageElement>(null);
  const fallBack = () => setShown((now) => (now === 'picture' ? 'illustration' : 'default'));
  const loading = eager
    ? { fetchPriority: 'high' as const }
    : { loading: 'lazy' as const, decoding: 'async' as const };

  // It may have failed before React had attached its handler.
  useEffect(() => {
    const element = image.current;
    if (element?.complete && element.naturalWidth === 0 && element.currentSrc) fallBack();
  }, [shown]);

  const background = `url('${illustrationAddress(illustration)}')`;
  const style = { '--ratio': ratio, '--illustration': background } as CSSProperties;
  if (shown === 'picture' && picture) {
    const { alt, width, height, focal_x, focal_y } = picture;
    const position = `${focal_x * 100}% ${focal_y * 100}%`;
    return (
      <span className={styles.frame} style={style}>
        <picture>
          {picture.avif.length > 0 && (
            <source type="image/avif" srcSet={sourceSet(picture.avif, light)} sizes={sizes} />
          )}
          <source type="image/webp" srcSet={sourceSet(picture.webp, light)} sizes={sizes} />
          <img
            ref={image}
            {...loading}
            src={smallest(picture.webp)}
            alt={alt}
            width={width}
            height={height}
            style={{ objectPosition: position }}
            onError={fallBack}
          />
        </picture>
      </span>
    );
  }
  const address = illustrationAddress(shown === 'default' ? 'default' : illustration);
  return (
    <span className={styles.frame} style={style}>
      <img
        ref={image}
        key={address}
        {...loading}
        src={address}
        alt=""
        width={640}
        height={360}
        onError={shown === 'default' ? undefined : fallBack}
      />
    </span>
  );
}

function illustrationAddress(name: string): string {
  return `/illustrations/${name}.svg`;
}

function sourceSet(sources: PictureSource[], light: boolean): string {
  const fitting = light ? sources.filter(({ width }) => width <= LIGHT_WIDTH) : sources;
  return (fitting.length > 0 ? fitting : sources.slice(0, 1))
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ');
}

function smallest(sources: PictureSource[]): string {
  return (
    sources.find(({ width }) => width >= LIGHT_WIDTH)?.url ??
    sources.at(-1)?.url ??
    illustrationAddress('default')
  );
}
