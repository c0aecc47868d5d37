import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RECEIPT_FORM_LABELS, RECEIPT_KIND_LABELS, type ReceiptRecord } from '@livres/api/contract';
import { Show, useRecordContext } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { frenchDay, frenchMoment } from '../../shared/format/french-date';
import { frenchMoney } from '../../shared/format/french-number';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { texts } from './receipt.fr';
import { ReceiptActions } from './ReceiptActions';
import { ReceiptStatusChip } from './ReceiptStatusChip';
import { MayWrite } from '../../shared/rights/MayWrite';

const { show } = texts;

/** One receipt: what it says, what became of it, and its gifts. */
export default function ReceiptShow() {
  return (
    <Show component="div" actions={false} queryOptions={{ refetchInterval: whileDrawn }}>
      <OneReceipt />
    </Show>
  );
}

/** The file comes a second or two after the number. */
const whileDrawn = ({ state }: { state: { data?: unknown } }) =>
  (state.data as ReceiptRecord | undefined)?.sha256 === null ? 2000 : false;

function OneReceipt() {
  const receipt = useRecordContext<ReceiptRecord>();
  if (!receipt) return <Skeleton variant="rounded" height={420} sx={{ mt: 2 }} />;
  return (
    <Box sx={{ ...FORM_GRID, mt: 2 }}>
      <Stack sx={{ gap: 2, minWidth: 0 }}>
        {receipt.status === 'voided' && <Alert severity="warning">{show.voided(receipt.void_reason)}</Alert>}
        {receipt.sha256 === null && <Alert severity="info">{show.being_made}</Alert>}
        <Panel title={show.receipt} actions={<ReceiptStatusChip status={receipt.status} />}>
          <MayWrite>
            <ReceiptActions receipt={receipt} />
          </MayWrite>
          <DetailList facts={factsOf(receipt)} />
        </Panel>
        <Gifts receipt={receipt} />
      </Stack>
      <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
        <HistoryPanel />
      </Stack>
    </Box>
  );
}

function factsOf(receipt: ReceiptRecord): [string, React.ReactNode][] {
  const { replaces, replaced_by, check_url, sha256 } = receipt;
  return [
    ['Numéro', <strong key="number">{receipt.number}</strong>],
    ['Donateur', receipt.donor_name],
    ['E-mail', receipt.email],
    ['Montant', frenchMoney(receipt.amount, receipt.currency)],
    ['Formulaire', RECEIPT_FORM_LABELS[receipt.form]],
    ['Pour', `${RECEIPT_KIND_LABELS[receipt.kind]} (${receipt.gift_year})`],
    ['Émis le', frenchMoment(receipt.issued_at)],
    [show.by, receipt.issued_by ?? show.itself],
    ['Envoyé le', receipt.sent_at && frenchMoment(receipt.sent_at)],
    ['Annulé le', receipt.voided_at && frenchMoment(receipt.voided_at)],
    [show.voided_by, receipt.voided_at && (receipt.voided_by ?? show.itself)],
    [show.reason, receipt.void_reason],
    [show.replaces, replaces && <ToReceipt key="replaces" {...replaces} />],
    [show.replaced_by, replaced_by && <ToReceipt key="replaced" {...replaced_by} />],
    [
      show.check,
      <Link key="check" href={check_url} target="_blank" rel="noreferrer">
        {check_url}
      </Link>,
    ],
    [
      show.print,
      sha256 && (
        <Box key="print" component="code">
          {sha256}
        </Box>
      ),
    ],
  ];
}

const ToReceipt = ({ id, number }: { id: string; number: string }) => (
  <Link component={RouterLink} to={`/receipts/${id}/show`}>
    {number}
  </Link>
);

function Gifts({ receipt: { donations, currency } }: { receipt: ReceiptRecord }) {
  return (
    <Panel title={show.gifts}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {donations.map(({ id, reference, amount, given_at }) => (
          <Typography key={id} component="li" variant="body2">
            <Link component={RouterLink} to={`/donations/${id}/show`}>
              {reference}
            </Link>
            {` · ${frenchMoney(amount, currency)}${given_at ? ` · ${frenchDay(given_at)}` : ''}`}
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}
