import UploadIcon from '@mui/icons-material/UploadFile';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { Panel } from '../../shared/layout/Panel';
import { BankLineCard } from './BankLineCard';
import { ImportStatementDialog } from './ImportStatementDialog';
import { texts } from './reconciliation.fr';
import { RejectedLines } from './RejectedLines';
import { statsQuery, linesQuery, VIEWS, type View } from './reconciliation-queries';
import { useLineActions } from './use-line-actions';
import { mayDo, readsMasked } from '../../shared/rights/rights';

const PAGE = 50;

/** The lines of the bank's statements, each with the gift that it may be. */
export function BankTab() {
  const [view, setView] = useState<View>('waiting');
  const [q, setQ] = useState('');
  const [most, setMost] = useState(PAGE);
  const [isImporting, setImporting] = useState(false);
  const { data, error, refetch } = useQuery({
    ...linesQuery(view, useDeferredValue(q.trim()), most),
    enabled: view !== 'aside',
  });
  const { data: figures } = useQuery(statsQuery);
  const { matchAll } = useLineActions();
  const [confirmed, setConfirmed] = useState(0);
  const certain = view === 'certain' ? (figures?.certain ?? 0) : 0;
  const isAside = view === 'aside';
  return (
    <Panel
      title={texts.lines}
      help={texts.lines_help}
      actions={
        mayDo('bank-lines', 'write') && (
          <Button variant="contained" startIcon={<UploadIcon />} onClick={() => setImporting(true)}>
            {texts.import}
          </Button>
        )
      }
    >
      <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, mb: 2, alignItems: { md: 'center' } }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={view}
          onChange={(_, chosen: View | null) => chosen && setView(chosen)}
          aria-label={texts.lines}
        >
          {VIEWS.map((name) => (
            <ToggleButton key={name} value={name}>
              {texts.views[name]}
              {figures && (name === 'waiting' || name === 'certain') ? ` (${figures[name]})` : ''}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {view !== 'certain' && !isAside && !readsMasked('bank-lines') && (
          <TextField
            size="small"
            type="search"
            label={texts.search}
            value={q}
            onChange={({ target }) => setQ(target.value)}
            sx={{ flex: 1, minWidth: 220 }}
          />
        )}
        {certain > 0 && mayDo('bank-lines', 'write') && (
          <Button
            variant="contained"
            disabled={matchAll.isPending}
            onClick={() => {
              setConfirmed(0);
              matchAll.mutate(setConfirmed);
            }}
          >
            {matchAll.isPending ? texts.confirming(confirmed) : texts.confirm_all(certain)}
          </Button>
        )}
      </Stack>
      {figures && figures.expected > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {texts.expected(figures.expected)}
        </Alert>
      )}
      {isAside && <RejectedLines />}
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!isAside && !data && !error && <Skeleton variant="rounded" height={280} />}
      {!isAside && data?.lines.length === 0 && <Alert severity="success">{texts.none[view]}</Alert>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {!isAside && data?.lines.map((line) => <BankLineCard key={line.id} line={line} />)}
      </Box>
      {!isAside && data && data.lines.length < data.count && (
        <Button onClick={() => setMost(most + PAGE)} sx={{ mt: 2 }}>
          {texts.more}
        </Button>
      )}
      {isImporting && <ImportStatementDialog onClose={() => setImporting(false)} />}
    </Panel>
  );
}
