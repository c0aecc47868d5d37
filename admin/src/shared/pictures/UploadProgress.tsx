import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pictureTexts } from './picture.fr';

/** How much of a file has left, in per cent; then the server makes its sizes. */
export function UploadProgress({ name, share }: { name: string; share: number }) {
  const percent = Math.round(share * 100);
  const isMaking = percent >= 100;
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: 1 }}>
      <LinearProgress
        variant={isMaking ? 'indeterminate' : 'determinate'}
        {...(!isMaking && { value: percent })}
        aria-label={pictureTexts.sending(name)}
        sx={{ flex: 1, height: 8 }}
      />
      <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums', minWidth: '4ch' }}>
        {isMaking ? pictureTexts.making : pictureTexts.percent(percent)}
      </Typography>
    </Stack>
  );
}
