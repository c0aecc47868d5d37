import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SecondFactorEnrolment } from '@livres/api/contract';
import { CopyButton } from '../../../shared/feedback/CopyButton';
import { secondFactor as texts } from './second-factor.fr';

const QUIET_ZONE = 4;

/** The secret as a QR code, and in groups of four for who types it. */
export function SecretToScan({ enrolment: { secret, qr_code } }: { enrolment: SecondFactorEnrolment }) {
  const groups = (secret.match(/.{1,4}/g) ?? []).join(' ');
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>{texts.scan}</Typography>
      <QrCode code={qr_code} label={texts.qr} />
      <Typography sx={{ mt: 2 }}>{texts.no_camera}</Typography>
      <Box component="code" aria-label={texts.key} sx={{ display: 'block', my: 1, fontSize: '1.05rem' }}>
        {groups}
      </Box>
      <CopyButton label={texts.copy_key} text={() => secret} size="small" />
    </>
  );
}

/** Dark on white whatever the theme: cameras read nothing else for sure. */
function QrCode({ code: { size, path }, label }: { code: SecondFactorEnrolment['qr_code']; label: string }) {
  const side = size + 2 * QUIET_ZONE;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      style={{ width: 'min(240px, 100%)', display: 'block', borderRadius: 8 }}
    >
      <path fill="#fff" d={`M${-QUIET_ZONE} ${-QUIET_ZONE}h${side}v${side}H${-QUIET_ZONE}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
