import type { VisitList } from '@livres/api/contract';
import { useNotify } from 'react-admin';
import { saveFile } from '../../shared/api/save-file';
import type { AskedPeriod } from '../shared/period-address';

/** Saves all lines of a list of visits, as a file that its name and days name. */
export function useSaveList(asked: AskedPeriod) {
  const notify = useNotify();
  return (list: VisitList, format: 'csv' | 'xlsx') =>
    saveFile('/admin/analytics/visits/export', { ...asked, list, format }).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
}
