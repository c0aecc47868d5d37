import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import type { MatchingPotRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { CopyButton } from '../../shared/feedback/CopyButton';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './matching-pot.fr';

/** The sponsor's own report: its link is shown once. */
export function ReportPanel({ pot }: { pot: MatchingPotRecord }) {
  const notify = useNotify();
  const { mutate, data, isPending } = useMutation({
    mutationFn: () => api.post(`/admin/matching-pots/${pot.id}/report-link`),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Panel title={texts.report.title} help={texts.report.help}>
      <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
        {data && (
          <>
            <TextField
              fullWidth
              label={texts.report.title}
              value={data.url}
              slotProps={{ htmlInput: { readOnly: true } }}
            />
            <CopyButton text={() => data.url} label={texts.report.copy} />
          </>
        )}
        <Button variant="outlined" disabled={isPending} onClick={() => mutate()}>
          {texts.report.make}
        </Button>
      </Stack>
    </Panel>
  );
}
