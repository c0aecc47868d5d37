import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { CampaignUpdateRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { TitledDialog } from '../../shared/layout/TitledDialog';
import { texts } from './update-mailing.fr';

/** The e-mail as it would arrive now. */
export function MailingPreview({ update: { id, version } }: { update: CampaignUpdateRecord }) {
  const [isOpen, setOpen] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['campaign-updates', id, 'mailing-preview', version],
    queryFn: ({ signal }) => api.get(`/admin/campaign-updates/${id}/mailing/preview` as const, { signal }),
    enabled: isOpen,
  });
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setOpen(true)}>
        {texts.preview}
      </Button>
      <TitledDialog
        title={texts.preview_title}
        open={isOpen}
        onClose={() => setOpen(false)}
        dismiss={texts.close}
        maxWidth="md"
      >
        {error && <Alert severity="error">{error.message}</Alert>}
        {!data && !error && <Skeleton variant="rounded" height={480} />}
        {data && (
          <>
            <Typography sx={{ fontWeight: 650, mb: 1, overflowWrap: 'anywhere' }}>{data.subject}</Typography>
            <Box
              component="iframe"
              title={texts.frame}
              sandbox=""
              srcDoc={data.html}
              sx={{ width: '100%', height: '60vh', border: 1, borderColor: 'divider', borderRadius: 1 }}
            />
          </>
        )}
      </TitledDialog>
    </>
  );
}
