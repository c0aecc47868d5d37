import DownloadIcon from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { RECEIPT_FORM_LABELS, type ReceiptDeclaration } from '@livres/api/contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { api } from '../../shared/api/api';
import { saveFile } from '../../shared/api/save-file';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchMoney, frenchNumber } from '../../shared/format/french-number';
import { Panel } from '../../shared/layout/Panel';
import { texts } from './receipt.fr';
import { SumTiles } from './SumTiles';
import { MayWrite } from '../../shared/rights/MayWrite';

const { declaration: words } = texts;

/** What article 222 bis of the CGI asks of a year, and the list behind it. */
export function DeclarationPanel({ year }: { year: number }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['receipts', 'declaration', year],
    queryFn: ({ signal }) =>
      api.get('/admin/receipts/declaration', { params: { year: String(year) }, signal }),
  });
  return (
    <Panel
      title={words.title}
      help={words.help}
      actions={
        <MayWrite resource="receipts">
          <SaveList year={year} />
        </MayWrite>
      }
    >
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={140} />}
      {data && <Stats declaration={data} />}
    </Panel>
  );
}

function Stats({ declaration: { count, total, voided, by_form } }: { declaration: ReceiptDeclaration }) {
  return (
    <>
      <SumTiles
        tiles={[
          { label: words.count, value: count },
          { label: words.total, value: frenchMoney(total, 'EUR') },
          { label: words.voided, value: voided },
        ]}
      />
      {by_form.length > 0 && (
        <Table size="small" sx={{ maxWidth: 520 }}>
          <TableHead>
            <TableRow>
              <TableCell>{words.form}</TableCell>
              <TableCell align="right">{words.receipts}</TableCell>
              <TableCell align="right">{words.amount}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {by_form.map((one) => (
              <TableRow key={one.form}>
                <TableCell>{RECEIPT_FORM_LABELS[one.form]}</TableCell>
                <TableCell align="right">{frenchNumber(one.count)}</TableCell>
                <TableCell align="right">{frenchMoney(one.total, 'EUR')}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </>
  );
}

function SaveList({ year }: { year: number }) {
  const notify = useNotify();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      saveFile(
        '/admin/receipts/export',
        { filter: JSON.stringify({ gift_year: year, status: 'issued' }) },
        `recus-${year}.csv`,
      ),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button startIcon={<DownloadIcon />} loading={isPending} onClick={() => mutate()}>
      {words.export}
    </Button>
  );
}
