import type { PartnerRecord } from '@livres/api/contract';
import { FallbackPicture } from '../../shared/pictures/FallbackPicture';
import { pictureSource } from '../../shared/pictures/picture-source';

export function PartnerLogo({ partner, size = 48 }: { partner: PartnerRecord; size?: number }) {
  return (
    <FallbackPicture
      key={partner.logo?.id ?? 0}
      src={pictureSource(partner.logo, 160)}
      alt=""
      illustration="partenariat"
      sx={{
        width: size,
        height: size,
        borderRadius: 1,
        flexShrink: 0,
        objectFit: 'contain',
        bgcolor: '#fff',
      }}
    />
  );
}
