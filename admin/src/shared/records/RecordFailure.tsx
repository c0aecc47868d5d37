import Button from '@mui/material/Button';
import { ApiError } from '@livres/api/client';
import { useEditContext, useResourceDefinition, useShowContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { EmptyState } from '../feedback/EmptyState';
import { feedback } from '../feedback/feedback.fr';
import { LoadFailure } from '../feedback/LoadFailure';

interface Props {
  resource: string;
  error: unknown;
  onRetry: () => unknown;
  /** Why it may be missing, where more is known. */
  text?: string;
}

/** Instead of a record that is not there, or could not be read. */
export function RecordFailure({ resource, error, onRetry, text = feedback.unknown_record_help }: Props) {
  const { hasList } = useResourceDefinition({ resource });
  // An identifier that cannot be one is refused before it is looked for.
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!isUnknown) return <LoadFailure error={error as Error} onRetry={() => void onRetry()} />;
  return (
    <EmptyState drawing="introuvable" title={feedback.unknown_record} text={text}>
      {hasList && (
        <Button component={Link} to={`/${resource}`} variant="contained">
          {feedback.to_list}
        </Button>
      )}
      <Button component={Link} to="/" variant={hasList ? 'outlined' : 'contained'}>
        {feedback.home}
      </Button>
    </EmptyState>
  );
}

export function ShowFailure() {
  const { resource, error, refetch } = useShowContext();
  return <RecordFailure resource={resource} error={error} onRetry={refetch} />;
}

export function EditFailure() {
  const { resource, error, refetch } = useEditContext();
  return <RecordFailure resource={resource} error={error} onRetry={refetch} />;
}
