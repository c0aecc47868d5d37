import DownloadIcon from '@mui/icons-material/Download';
import PrintIcon from '@mui/icons-material/Print';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../shared/feedback/CopyButton';
import { frenchDay } from '../../../shared/format/french-date';
import { secondFactor as texts } from './second-factor.fr';

/** The recovery codes, the only time that they can be read. */
export function RecoveryCodesView({ codes, onKept }: { codes: string[]; onKept: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const file = () => texts.file(window.location.host, codes, frenchDay(new Date().toISOString()));
  return (
    <Box>
      <GlobalStyles styles={PRINTED} />
      <Box id="recovery-codes">
        <Typography variant="h6" component="h3" ref={title} tabIndex={-1} sx={{ outline: 'none' }}>
          {texts.codes_title}
        </Typography>
        <Alert severity="warning" sx={{ my: 1.5 }}>
          {texts.codes_text}
        </Alert>
        <Box component="ol" sx={CODES}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
        <CopyButton label={texts.copy} text={file} />
        <Button variant="outlined" startIcon={<DownloadIcon />} onClick={() => download(file())}>
          {texts.download}
        </Button>
        <Button variant="outlined" startIcon={<PrintIcon />} onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Button variant="contained" onClick={onKept} sx={{ ml: { sm: 'auto' } }}>
          {texts.kept}
        </Button>
      </Stack>
    </Box>
  );
}

function download(text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = texts.file_name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

const CODES = {
  fontFamily: 'monospace',
  fontSize: '1.05rem',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
  rowGap: 0.75,
  pl: 4,
  m: 0,
} as const;

/** Only the codes go on paper. */
const PRINTED = {
  '@media print': {
    'body *': { visibility: 'hidden' },
    '#recovery-codes, #recovery-codes *': { visibility: 'visible', color: '#000' },
    '#recovery-codes': { position: 'fixed', inset: 0, background: '#fff', padding: '2cm' },
  },
} as const;
