import CompareIcon from '@mui/icons-material/Difference';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LoadFailure } from '../feedback/LoadFailure';
import { Panel } from '../layout/Panel';
import { RevisionsDialog } from './RevisionsDialog';
import { useContentKind } from './content-kind';
import { revisions as texts } from './revisions.fr';
import { useRevisions } from './use-revisions';
import type { Revision } from '@livres/api/contract';
import { Caption } from '../layout/Caption';

const FIRST = 4;

/** Every text that the record has had: who, when, which fields; to compare, and to take back. */
export function RevisionsPanel() {
  const { data, error, isPending, refetch } = useRevisions();
  const [all, setAll] = useState(false);
  const [compared, setCompared] = useState<number | null>(null);
  const rest = (data?.length ?? 0) - FIRST;
  return (
    <Panel title={texts.title} help={texts.help}>
      {isPending && <Skeleton height={80} />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && <Typography color="textSecondary">{texts.empty}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {data?.slice(0, all ? undefined : FIRST).map((revision) => (
          <Line key={revision.number} edition={revision} onCompare={() => setCompared(revision.number)} />
        ))}
      </Box>
      {!all && rest > 0 && <Button onClick={() => setAll(true)}>{texts.more(rest)}</Button>}
      {compared !== null && data && (
        <RevisionsDialog editions={data} first={compared} onClose={() => setCompared(null)} />
      )}
    </Panel>
  );
}

function Line({ edition, onCompare }: { edition: Revision; onCompare: () => void }) {
  const { resource } = useContentKind();
  const translate = useTranslate();
  const event = texts.events[edition.event] ?? texts.events.updated!;
  const changes = edition.number === 1 ? [] : edition.changes;
  const names = changes.map(({ field }) => translate(`resources.${resource}.fields.${field}`, { _: field }));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 650 }}>
          {texts.number(edition.number)}
        </Typography>
        <Caption sx={{ display: 'block' }}>{texts.at(edition.at, edition.staff_name)}</Caption>
        <Typography variant="caption" sx={{ display: 'block' }}>
          {texts.what(event, names)}
        </Typography>
      </Box>
      <Button
        size="small"
        startIcon={<CompareIcon />}
        onClick={onCompare}
        aria-label={texts.compare_one(edition.number)}
      >
        {texts.compare}
      </Button>
    </Box>
  );
}
