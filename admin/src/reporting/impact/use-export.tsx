import { useMutation } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { saveFile } from '../../shared/api/save-file';
import { FailureToast } from '../../shared/feedback/FailureToast';
import { parisDay } from '../../shared/format/paris-day';
import { transfer as texts } from './transfer.fr';

const PATH = '/metrics/crud/site-metrics/list_backups/';

/** Saves every figure, place and year as a dated file: to keep, or to change and import. */
export function useExport() {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    networkMode: 'always',
    mutationFn: (format: 'json' | 'csv') =>
      saveFile(
        PATH,
        format === 'csv' ? { format } : {},
        `chiffres-${parisDay(new Date().toISOString())}.${format}`,
      ),
    onSuccess: () => notify(texts.exported, { type: 'success' }),
    onError: ({ message }) =>
      notify(<FailureToast title={texts.export_failed} reason={message} />, { type: 'error' }),
  });
  return { save: mutate, busy: isPending };
}
