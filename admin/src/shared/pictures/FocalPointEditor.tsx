import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { focalPointAfterKey, focalPointAt, type FocalPoint } from './focal-point';
import { pictureTexts } from './picture.fr';

interface Props {
  src: string;
  alt: string;
  value: FocalPoint;
  onChange: (point: FocalPoint) => void;
}

/** A mark on the picture, moved by click, drag or arrows. */
export function FocalPointEditor({ src, alt, value, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const moveTo = (event: PointerEvent) =>
    frame.current &&
    onChange(focalPointAt({ x: event.clientX, y: event.clientY }, frame.current.getBoundingClientRect()));
  const onKeyDown = (event: KeyboardEvent) => {
    const point = focalPointAfterKey(value, event.key, event.shiftKey);
    if (!point) return;
    event.preventDefault();
    onChange(point);
  };
  return (
    <Box>
      <Typography sx={{ fontWeight: 650, fontSize: '0.9rem' }}>{pictureTexts.focal}</Typography>
      <Typography id="focal-help" variant="caption" color="textSecondary" sx={{ display: 'block', mb: 1 }}>
        {pictureTexts.focal_help}
      </Typography>
      <Box
        ref={frame}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          moveTo(event);
        }}
        onPointerMove={(event) => event.buttons === 1 && moveTo(event)}
        sx={{
          position: 'relative',
          display: 'inline-block',
          maxWidth: '100%',
          cursor: 'crosshair',
          touchAction: 'none',
          lineHeight: 0,
        }}
      >
        <Box
          component="img"
          src={src}
          alt={alt}
          draggable={false}
          sx={{ maxWidth: '100%', maxHeight: 320, borderRadius: 1 }}
        />
        <Box
          role="slider"
          tabIndex={0}
          aria-label={pictureTexts.focal}
          aria-describedby="focal-help"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(value.focal_x * 100)}
          aria-valuetext={pictureTexts.focal_value(value.focal_x, value.focal_y)}
          onKeyDown={onKeyDown}
          style={{ left: `${value.focal_x * 100}%`, top: `${value.focal_y * 100}%` }}
          sx={MARK}
        />
      </Box>
    </Box>
  );
}

const MARK = {
  position: 'absolute',
  width: 30,
  height: 30,
  m: '-15px 0 0 -15px',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px #1a2160, inset 0 0 0 2px #1a2160',
  bgcolor: 'rgb(247 183 51 / 0.55)',
} as const;
