import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import type { SettingRecord, SettingValue } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../shared/api/api';
import { feedback } from '../../shared/feedback/feedback.fr';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { HistoryEntry } from './HistoryEntry';
import { settings as texts } from './settings.fr';
import { TitledDialog } from '../../shared/layout/TitledDialog';

interface Props {
  setting: SettingRecord;
  /** Undefined where one may only read, or the values are masked. */
  onRestore: ((value: SettingValue) => void) | undefined;
  onClose: () => void;
}

/** A setting's whole timeline, newest first; each value it had can be taken up again. */
export function SettingHistoryDialog({ setting, onRestore, onClose }: Props) {
  const { key, label, environment, default_value } = setting;
  const { data, error, refetch, isPending } = useQuery({
    queryKey: ['settings', 'history', key, environment],
    queryFn: ({ signal }) =>
      api.get(`/admin/settings/${encodeURIComponent(key)}/history`, { params: { environment }, signal }),
  });
  const first = data?.at(-1);
  const restore = (value: unknown) => onRestore?.((value as SettingValue | null) ?? default_value);
  return (
    <TitledDialog
      title={texts.history_of(label)}
      onClose={onClose}
      actions={
        <Button onClick={onClose} autoFocus>
          {feedback.close}
        </Button>
      }
    >
      {isPending && <Skeleton height={80} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {data?.map((entry, index) => (
          <HistoryEntry key={entry.id} entry={entry}>
            {index > 0 && onRestore && (
              <Button size="small" onClick={() => restore(entry.changes[0]?.after)}>
                {texts.restore}
              </Button>
            )}
          </HistoryEntry>
        ))}
      </Box>
      {first && onRestore && (
        <Button size="small" sx={{ mt: 1 }} onClick={() => restore(first.changes[0]?.before)}>
          {texts.restore_initial}
        </Button>
      )}
    </TitledDialog>
  );
}
