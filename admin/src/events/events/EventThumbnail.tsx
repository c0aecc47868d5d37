import type { BoxProps } from '@mui/material/Box';
import { drawnIllustration, type EventRecord } from '@livres/api/contract';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';

/** The event's picture, or the drawing of its kind. */
export function EventThumbnail({
  event,
  width = 160,
  sx,
}: {
  event: EventRecord;
  width?: number;
  sx: BoxProps['sx'];
}) {
  const { picture, event_type, slug } = event;
  return (
    <FallbackPicture
      key={picture?.id ?? 0}
      src={pictureSource(picture, width)}
      alt=""
      illustration={drawnIllustration(`event-${event_type}`, slug)}
      focal={picture ?? undefined}
      sx={sx}
    />
  );
}
