import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SecondFactorEnrolment } from '@livres/api/contract';
import { CopyButton } from '../../../shared/feedback/CopyButton';
import { QrCode } from './QrCode';
import { secondFactor as texts } from './second-factor.fr';

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
