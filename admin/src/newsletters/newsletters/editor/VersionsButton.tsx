import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { NewsletterRecord } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { api } from '../../../shared/api/api';
import { frenchMoment } from '../../../shared/format/french-date';
import { Caption } from '../../../shared/layout/Caption';
import { DIVIDED_LIST, SPREAD_LINE } from '../../../shared/layout/sx';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { texts } from '../newsletter.fr';

const { versions } = texts;

interface Props {
  newsletter: NewsletterRecord;
  isWritable: boolean;
  onRestored: (record: NewsletterRecord) => void;
}

/** What was saved, by whom, and the way back. */
export function VersionsButton({ newsletter: { id, version }, isWritable, onRestored }: Props) {
  const [isOpen, setOpen] = useState(false);
  const notify = useNotify();
  const { data = [] } = useQuery({
    queryKey: ['newsletters', id, 'versions', version],
    queryFn: ({ signal }) => api.get(`/admin/newsletters/${id}/versions` as const, { signal }),
  });
  const restore = useMutation({
    mutationFn: (number: number) =>
      api.post(`/admin/newsletters/${id}/versions/${number}/restore` as const, { version }),
    onSuccess: (record) => {
      setOpen(false);
      notify(versions.restored, { type: 'success' });
      onRestored(record);
    },
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <>
      <Button onClick={() => setOpen(true)}>{versions.open(data.length)}</Button>
      <TitledDialog
        title={versions.title}
        open={isOpen}
        onClose={() => setOpen(false)}
        dismiss={versions.close}
      >
        <Box component="ol" sx={DIVIDED_LIST}>
          {data.map(({ number, staff_name, saved_at, subject, block_count }, index) => (
            <Box component="li" key={number} sx={SPREAD_LINE}>
              <Box sx={{ minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650 }}>
                  {versions.one(number)} · {subject || texts.untitled}
                </Typography>
                <Caption component="p">
                  {versions.said(staff_name, frenchMoment(saved_at))} · {versions.blocks(block_count)}
                </Caption>
              </Box>
              {isWritable && index > 0 && (
                <Button size="small" loading={restore.isPending} onClick={() => restore.mutate(number)}>
                  {versions.restore}
                </Button>
              )}
            </Box>
          ))}
        </Box>
      </TitledDialog>
    </>
  );
}
