import Box, { type BoxProps } from '@mui/material/Box';
import { useState } from 'react';

interface Props {
  src: string | null | undefined;
  alt: string;
  /** Name of the drawing that stands in where there is no picture, or where it fails. */
  illustration?: string | undefined;
  focal?: { focal_x: number; focal_y: number } | undefined;
  sx?: BoxProps['sx'];
}

const DEFAULT = '/illustrations/default.svg';

/** A picture that falls back to its record's drawing, then to the default one. */
export function FallbackPicture({ src, alt, illustration, focal, sx = [] }: Props) {
  const sources = [src, illustration && `/illustrations/${illustration}.svg`, DEFAULT].filter(
    (one) => one != null && one !== '',
  );
  const [failed, setFailed] = useState<string[]>([]);
  const current = sources.find((one) => !failed.includes(one as string)) as string | undefined;
  return (
    <Box
      component="img"
      src={current ?? EMPTY}
      alt={current === src ? alt : ''}
      loading="lazy"
      decoding="async"
      onError={() => current && setFailed((before) => [...before, current])}
      style={{ objectPosition: focal ? `${focal.focal_x * 100}% ${focal.focal_y * 100}%` : 'center' }}
      sx={[
        { display: 'block', objectFit: 'cover', bgcolor: 'info.light' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

const EMPTY = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
