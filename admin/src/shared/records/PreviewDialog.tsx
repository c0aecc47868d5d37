import CloseIcon from '@mui/icons-material/Close';
import DesktopIcon from '@mui/icons-material/DesktopWindows';
import PhoneIcon from '@mui/icons-material/Smartphone';
import SiteIcon from '@mui/icons-material/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/api';
import { CopyButton } from '../feedback/CopyButton';
import { feedback } from '../feedback/feedback.fr';
import { LoadFailure } from '../feedback/LoadFailure';
import { frenchMoment } from '../format/french-date';
import { useContentKind } from './content-kind';
import { preview } from './preview.fr';
import { Caption } from '../layout/Caption';

const WIDTHS = { phone: 390, desktop: 1280 } as const;
type Device = keyof typeof WIDTHS;

/** The page as visitors will see it, through a private link. */
export function PreviewDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { resource } = useContentKind();
  const [device, setDevice] = useState<Device>('desktop');
  const { data, error, refetch } = useQuery({
    queryKey: [resource, 'preview', id],
    queryFn: () => api.post(`/admin/${resource}/${id}/preview`),
    gcTime: 0,
  });
  return (
    <Dialog open onClose={onClose} fullScreen aria-labelledby="preview-title">
      <DialogTitle sx={{ display: 'flex', gap: 2, alignItems: 'center', flexWrap: 'wrap', py: 1.5 }}>
        <Box component="span" id="preview-title" sx={{ flex: 1 }}>
          {preview.title}
        </Box>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={device}
          onChange={(_, chosen: Device | null) => chosen && setDevice(chosen)}
          aria-label={preview.width}
          sx={{ display: { xs: 'none', sm: 'flex' }, '& button': { gap: 0.75 } }}
        >
          <ToggleButton value="phone">
            <PhoneIcon fontSize="small" /> {preview.phone}
          </ToggleButton>
          <ToggleButton value="desktop">
            <DesktopIcon fontSize="small" /> {preview.desktop}
          </ToggleButton>
        </ToggleButtonGroup>
        {data && <PrivateLink url={data.url} />}
        <IconButton onClick={onClose} aria-label={feedback.close} sx={{ order: { xs: 0, sm: 1 } }}>
          <CloseIcon />
        </IconButton>
      </DialogTitle>
      <DialogContent
        sx={{
          bgcolor: 'background.default',
          display: 'flex',
          flexDirection: 'column',
          gap: 1,
          p: { xs: 1, sm: 2 },
        }}
      >
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height="100%" />}
        {data && (
          <>
            <Stack direction="row" sx={{ justifyContent: 'center' }}>
              <Caption>
                {preview.saved_only} {preview.until(frenchMoment(data.expires_at))}
              </Caption>
            </Stack>
            <Box
              component="iframe"
              src={onThisSite(data.url)}
              title={preview.title}
              sx={{
                flex: 1,
                mx: 'auto',
                width: WIDTHS[device],
                maxWidth: '100%',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
                bgcolor: '#fff',
              }}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

/** To look at it apart, or to send to somebody who has no access code. */
function PrivateLink({ url }: { url: string }) {
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', order: 1 }}>
      <Button href={onThisSite(url)} target="_blank" rel="noopener" startIcon={<SiteIcon />}>
        {preview.tab}
      </Button>
      <CopyButton variant="text" label={preview.copy} text={() => url} />
    </Stack>
  );
}

// The panel may be open under another name of the same site, and frames must be of the panel's own origin.
function onThisSite(url: string): string {
  const { pathname, search } = new URL(url, window.location.origin);
  return pathname + search;
}
