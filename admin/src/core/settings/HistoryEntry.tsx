import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AuditEntry } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { frenchMoment } from '../../shared/format/french-date';
import { ChangeList } from '../../shared/history/ChangeList';
import { settings as texts } from './settings.fr';

/** Who changed a setting, when, why, from what to what. */
export function HistoryEntry({
  entry,
  title,
  children,
}: {
  entry: AuditEntry;
  title?: string;
  children?: ReactNode;
}) {
  return (
    <Box component="li" sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
      <Typography variant="body2">
        {title && (
          <>
            <strong>{title}</strong>,{' '}
          </>
        )}
        {entry.staff_name}
      </Typography>
      <Typography variant="caption" color="textSecondary" component="time" dateTime={entry.at}>
        {frenchMoment(entry.at)}
      </Typography>
      {entry.reason && (
        <Typography variant="caption" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {texts.reason_given(entry.reason)}
        </Typography>
      )}
      <ChangeList entry={entry} />
      {children}
    </Box>
  );
}
