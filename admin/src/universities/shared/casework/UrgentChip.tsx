import Chip from '@mui/material/Chip';
import { useCaseKind, type CaseRecord } from './case-kind';
import { casework as texts } from './casework.fr';

/** For who cannot wait; nothing for the others. */
export function UrgentChip({ record }: { record: CaseRecord }) {
  const { isUrgent } = useCaseKind();
  if (!isUrgent?.(record)) return null;
  return <Chip size="small" label={texts.urgent} sx={{ bgcolor: 'error.light', color: 'error.main' }} />;
}
