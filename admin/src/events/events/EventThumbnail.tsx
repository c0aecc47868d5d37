import type { BoxProps } from '@mui/material/Box';
import type { EventRecord } from '@livres/api/contract';
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
  const { picture, event_type } = event;
  return (
    <FallbackPicture
      key={picture?.id ?? 0}
      src={pictureSource(picture, width)}
      alt=""
      category={`event-${event_type}`}
      focal={picture ?? undefined}
      sx={sx}
    />
  );
}
