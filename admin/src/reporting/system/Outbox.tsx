import RefreshIcon from '@mui/icons-material/Refresh';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Typography from '@mui/material/Typography';
import { ApiError } from '@livres/api/client';
import type { OutboxMessage } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../shared/api/api';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoment } from '../../shared/format/french-date';
import { Panel } from '../../shared/layout/Panel';
import { MessageDialog } from './MessageDialog';
import { systemTests as texts } from './system-tests.fr';

/** The messages that a development machine keeps to itself. */
export function Outbox() {
  const [opened, setOpened] = useState<OutboxMessage | null>(null);
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['system', 'outbox'],
    queryFn: ({ signal }) => api.get('/admin/system/outbox', { signal }),
    staleTime: 0,
  });
  const sendsForReal = error instanceof ApiError && error.status === 404;
  const refresh = (
    <Button
      startIcon={<RefreshIcon />}
      onClick={() => void refetch()}
      loading={isFetching}
      loadingPosition="start"
    >
      {texts.outbox_refresh}
    </Button>
  );
  return (
    <Panel
      title={texts.outbox}
      help={sendsForReal ? texts.outbox_none : texts.outbox_help}
      actions={!sendsForReal && refresh}
    >
      {error && !sendsForReal && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{texts.outbox_empty}</Typography>}
      <List disablePadding>
        {data?.map((message) => (
          <ListItem key={message.id} disablePadding divider>
            <ListItemButton onClick={() => setOpened(message)}>
              <ListItemText
                primary={message.subject}
                secondary={`${texts.to(message.to)} · ${frenchMoment(message.at)}`}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      {opened && <MessageDialog message={opened} onClose={() => setOpened(null)} />}
    </Panel>
  );
}
