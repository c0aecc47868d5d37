import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { feedback } from '../feedback/feedback.fr';
import { LoadFailure } from '../feedback/LoadFailure';
import { frenchMoment } from '../format/french-date';
import { RevisionDifferences } from './RevisionDifferences';
import { revisions as texts } from './revisions.fr';
import { RestoreRevisionButton } from './RestoreRevisionButton';
import { type Revision, changesBetween, type AuditChange } from '@livres/api/contract';
import { useRevision } from './use-revisions';

/** Stands for the record's text as it is now, where a revision's number is expected. */
const CURRENT = 0;

type Read = ReturnType<typeof useRevision>['data'];

interface Props {
  editions: Revision[];
  /** The one that is compared first. */
  first: number;
  onClose: () => void;
}

/** Two texts of the record side by side in one; the older one can be taken back. */
export function RevisionsDialog({ editions, first, onClose }: Props) {
  const [from, setFrom] = useState(() => startOf(editions, first));
  const [to, setTo] = useState(() => (startOf(editions, first) === first ? CURRENT : first));
  const { changes, error, refetch } = useComparison(from, to);
  const phone = useMediaQuery('(max-width: 599.95px)');
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="md" fullWidth fullScreen={phone}>
      <DialogTitle id={titleId} sx={{ pr: 7 }}>
        {texts.dialog}
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={feedback.close}
        sx={{ position: 'absolute', top: 14, right: 14 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2 }}>
          <Choice label={texts.from} value={from} editions={editions} onChange={setFrom} />
          <Choice label={texts.to} value={to} editions={editions} onChange={setTo} withCurrent />
        </Box>
        {error && <LoadFailure error={error} onRetry={refetch} />}
        {!changes && !error && <Skeleton variant="rounded" height={160} />}
        {changes && changes.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            {texts.legend}
          </Typography>
        )}
        {changes && <RevisionDifferences changes={changes} />}
      </DialogContent>
      <DialogActions>
        <RestoreRevisionButton number={from} onDone={onClose} />
      </DialogActions>
    </Dialog>
  );
}

/** An edition is first compared with the one before it; the first of all, with the current text. */
function startOf(editions: Revision[], first: number): number {
  const before = editions.map(({ number }) => number).filter((number) => number < first);
  return before.length > 0 ? Math.max(...before) : first;
}

interface ChoiceProps {
  label: string;
  value: number;
  editions: Revision[];
  onChange: (number: number) => void;
  withCurrent?: boolean;
}

function Choice({ label, value, editions, onChange, withCurrent = false }: ChoiceProps) {
  const id = useId();
  return (
    <TextField
      select
      id={id}
      label={label}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
      slotProps={{ select: { renderValue: () => shortName(value, editions) } }}
    >
      {withCurrent && <MenuItem value={CURRENT}>{texts.current}</MenuItem>}
      {editions.map(({ number, at, staff_name }) => (
        <MenuItem key={number} value={number}>
          {`${texts.number(number)} · ${texts.at(at, staff_name)}`}
        </MenuItem>
      ))}
    </TextField>
  );
}

function shortName(value: number, editions: Revision[]): string {
  const chosen = editions.find(({ number }) => number === value);
  return chosen ? `${texts.number(value)} · ${frenchMoment(chosen.at)}` : texts.current;
}

/** What changed from a revision to another, or to the current text; undefined while it loads. */
function useComparison(from: number, to: number) {
  const [start, end] = [useRevision(from), useRevision(to)];
  const refetch = () => void Promise.all([start.refetch(), end.refetch()]);
  return { changes: changesOf(start.data, end.data, to), error: start.error ?? end.error, refetch };
}

function changesOf(start: Read, end: Read, to: number): AuditChange[] | undefined {
  if (!start) return undefined;
  if (to === CURRENT) return start.to_current;
  return end && changesBetween(start.values, end.values);
}
