import AttachmentIcon from '@mui/icons-material/AttachFile';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { OutboxMessage, OutboxMessageContent } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { saveFile } from '../../shared/api/save-file';
import { feedback } from '../../shared/feedback/feedback.fr';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoment } from '../../shared/format/french-date';
import { systemTests as texts } from './system-tests.fr';

export function MessageDialog({ message, onClose }: { message: OutboxMessage; onClose: () => void }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['system', 'outbox', message.id],
    queryFn: ({ signal }) => api.get(`/admin/system/outbox/${encodeURIComponent(message.id)}`, { signal }),
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="message-title">
      <DialogTitle id="message-title" sx={{ pr: 7 }}>
        {message.subject}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={feedback.close}
        sx={{ position: 'absolute', right: 12, top: 12 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <Typography variant="body2" color="textSecondary">
          {texts.to(message.to)} · {frenchMoment(message.at)}
        </Typography>
        {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton variant="rounded" height={320} />}
        {data && <Body message={data} />}
        {data && data.attachments.length > 0 && <Attachments message={data} />}
      </DialogContent>
    </Dialog>
  );
}

function Attachments({ message: { id, attachments } }: { message: OutboxMessageContent }) {
  const { mutate, error } = useMutation({
    mutationFn: ({ index, filename }: { index: number; filename: string }) =>
      saveFile(`/admin/system/outbox/${encodeURIComponent(id)}/attachments/${index}`, {}, filename),
  });
  return (
    <Box component="section" aria-label={texts.attachments} sx={{ mt: 2 }}>
      <Typography variant="subtitle2">{texts.attachments}</Typography>
      {attachments.map(({ filename, bytes }, index) => (
        <Button
          key={`${filename} ${index}`}
          startIcon={<AttachmentIcon />}
          onClick={() => mutate({ index, filename })}
        >
          {texts.attachment(filename, Math.ceil(bytes / 1024))}
        </Button>
      ))}
      {error && <Typography color="error">{error.message}</Typography>}
    </Box>
  );
}

function Body({ message: { html, text } }: { message: OutboxMessageContent }) {
  const [view, setView] = useState<'page' | 'text'>(html ? 'page' : 'text');
  return (
    <>
      <Tabs value={view} onChange={(_, chosen) => setView(chosen)}>
        {html && <Tab value="page" label={texts.as_page} />}
        <Tab value="text" label={texts.as_text} />
      </Tabs>
      {view === 'page' && html ? (
        <Box
          component="iframe"
          title={texts.body}
          sandbox="allow-popups"
          srcDoc={html}
          sx={{
            width: '100%',
            height: 420,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: '#fff',
          }}
        />
      ) : (
        <Box
          component="pre"
          tabIndex={0}
          sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: 'inherit', m: 0, pt: 2 }}
        >
          {text}
        </Box>
      )}
    </>
  );
}
