import type { BoxProps } from '@mui/material/Box';
import { drawnIllustration, type ProjectRecord } from '@livres/api/contract';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';

interface Props {
  project: ProjectRecord;
  width: number;
  sx: BoxProps['sx'];
}

export function ProjectPicture({ project: { picture, action, slug }, width, sx }: Props) {
  return (
    <FallbackPicture
      key={picture?.id ?? 0}
      src={pictureSource(picture, width)}
      alt=""
      illustration={drawnIllustration(`projet-${action}`, slug)}
      focal={picture ?? undefined}
      sx={sx}
    />
  );
}
