import { useFormState } from 'react-hook-form';
import { useWarnBeforeLeaving } from './use-warn-before-leaving';

/** In a form: warns who leaves with changes that are not saved. */
export function LeavingGuard() {
  const { isDirty, isSubmitting } = useFormState();
  useWarnBeforeLeaving(isDirty && !isSubmitting);
  return null;
}
