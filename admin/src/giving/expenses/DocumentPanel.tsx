import Stack from '@mui/material/Stack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ExpenseRecord } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useRefresh } from 'react-admin';
import { api } from '../../shared/api/api';
import { saveFile } from '../../shared/api/save-file';
import { toMultipart } from '../../shared/data/multipart';
import { FileButton } from '../../shared/FileButton';
import { Panel } from '../../shared/layout/Panel';
import { MayWrite } from '../../shared/rights/MayWrite';
import { texts } from './expense.fr';

const { document } = texts;
const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** The invoice or receipt of an expense. */
export function DocumentPanel({ expense }: { expense: ExpenseRecord }) {
  const { id, has_document, reversed_at, is_closed } = expense;
  const notify = useNotify();
  const refresh = useRefresh();
  const refused = (error: Error) => notify(error.message, { type: 'error' });
  const { mutate, isPending } = useMutation({
    mutationFn: (file: File) => api.post(`/admin/expenses/${id}/document`, toMultipart({ file })),
    onSuccess: () => {
      notify(document.done, { type: 'success' });
      refresh();
    },
    onError: refused,
  });
  return (
    <Panel title={document.title} help={document.help}>
      {!has_document && <Typography sx={{ mb: 1 }}>{document.none}</Typography>}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        {has_document && (
          <Button
            variant="outlined"
            onClick={() => void saveFile(`/admin/expenses/${id}/document`, {}).catch(refused)}
          >
            {document.open}
          </Button>
        )}
        {!reversed_at && !is_closed && (
          <MayWrite>
            <FileButton
              variant="outlined"
              disabled={isPending}
              label={has_document ? document.replace : document.add}
              accept={ACCEPTED}
              onFiles={([file]) => file && mutate(file)}
            />
          </MayWrite>
        )}
      </Stack>
    </Panel>
  );
}
