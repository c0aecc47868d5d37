import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { saveFile } from '../api/save-file';
import { useContentKind, type ExportFormat } from './content-kind';

/** Saves what the list’s filter matches, in its order, as a file. */
export function useExportFile() {
  const { resource, words } = useContentKind();
  const { filterValues, sort } = useListContext();
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  async function save(format?: ExportFormat): Promise<void> {
    setBusy(true);
    const params = {
      filter: JSON.stringify(filterValues),
      sort: JSON.stringify([sort.field, sort.order]),
      ...(format && { format }),
    };
    const name = `${words.many}.${format ?? 'csv'}`;
    await saveFile(`/admin/${resource}/export`, params, name).catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
    setBusy(false);
  }
  return { save, isBusy };
}
