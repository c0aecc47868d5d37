import PrintIcon from '@mui/icons-material/Print';
import DownloadIcon from '@mui/icons-material/Download';
import PersonSearchIcon from '@mui/icons-material/PersonSearch';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ProcessingActivity, ProcessingRecord } from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { Title, useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { saveFile } from '../../shared/api/save-file';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { frenchDay } from '../../shared/format/french-date';
import { DetailList } from '../../shared/layout/DetailList';
import { mayDo } from '../../shared/rights/rights';
import { Panel } from '../../shared/layout/Panel';
import { processingRecord as texts } from './personal-data.fr';

const PATH = '/admin/personal-data/record';

/** Article 30 of the GDPR, as the api derives it from what its capabilities declare. */
export default function ProcessingRecordPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['personal-data', 'record'],
    queryFn: ({ signal }) => api.get(PATH, { signal }),
    staleTime: 0,
  });
  return (
    <Stack sx={{ gap: 2, mt: 2, maxWidth: 1100, '@media print': PRINTED }}>
      <Title title={texts.title} />
      <Typography variant="h5" component="h1" sx={{ display: 'none', displayPrint: 'block' }}>
        {texts.title}
      </Typography>
      <Typography color="textSecondary">{texts.lead}</Typography>
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={480} />}
      {data && <Record record={data} />}
    </Stack>
  );
}

function Record({ record }: { record: ProcessingRecord }) {
  return (
    <>
      <Tools version={record.version} day={frenchDay(record.released_at)} />
      <Controller controller={record.controller} />
      {record.activities.map((activity) => (
        <Activity key={activity.kind} activity={activity} />
      ))}
      <Panel title={texts.recipients_title}>
        <DetailList
          facts={record.recipients.map(({ name, role, transfer }): [string, string] => [
            name,
            transfer ? `${role}\n${transfer}` : role,
          ])}
        />
      </Panel>
      <Panel title={texts.security}>
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {record.security.map((measure) => (
            <Typography key={measure} component="li" variant="body2">
              {measure}
            </Typography>
          ))}
        </Box>
      </Panel>
    </>
  );
}

function Tools({ version, day }: { version: string; day: string }) {
  const notify = useNotify();
  const onExport = () =>
    saveFile(`${PATH}.csv`, {}, 'registre-des-traitements.csv').catch((error: Error) =>
      notify(error.message, { type: 'error' }),
    );
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
      <Typography sx={{ mr: 'auto' }}>{texts.dated(version, day)}</Typography>
      {mayDo('personal-data', 'read') && (
        <Button
          component={Link}
          to="/settings/people"
          startIcon={<PersonSearchIcon />}
          sx={{ displayPrint: 'none' }}
        >
          {texts.people_page}
        </Button>
      )}
      <Button startIcon={<DownloadIcon />} onClick={() => void onExport()} sx={{ displayPrint: 'none' }}>
        {texts.csv}
      </Button>
      <Button
        variant="outlined"
        startIcon={<PrintIcon />}
        onClick={() => window.print()}
        sx={{ displayPrint: 'none' }}
      >
        {texts.print}
      </Button>
    </Stack>
  );
}

function Controller({ controller }: Pick<ProcessingRecord, 'controller'>) {
  const { name, address, siren, rna, email, phone, missing } = controller;
  return (
    <Panel title={texts.controller}>
      <DetailList
        facts={[
          [texts.name, name],
          [texts.address, address],
          [texts.number, [siren, rna].filter(Boolean).join(', ')],
          [texts.contact, [email, phone].filter(Boolean).join(', ')],
        ]}
      />
      {missing.length > 0 && (
        <Alert
          severity="warning"
          sx={{ mt: 1.5 }}
          action={
            <Button component={Link} to="/settings" color="inherit" size="small">
              {texts.settings}
            </Button>
          }
        >
          {texts.missing(missing.join(', '))}
        </Alert>
      )}
    </Panel>
  );
}

function Activity({ activity }: { activity: ProcessingActivity }) {
  const { label, purpose, legal_basis_label, people, data, recipients, transfers, retention, kept } =
    activity;
  return (
    <Panel title={label}>
      <DetailList
        facts={[
          [texts.purpose, purpose],
          [texts.basis, legal_basis_label],
          [texts.people, people],
          [texts.data, data.join(', ')],
          [texts.recipients, recipients.join('\n') || texts.no_recipient],
          [texts.transfers, transfers.join('\n') || texts.no_transfer],
          [texts.retention, retention.map(({ what, period }) => `${what} : ${period}`).join('\n')],
          [texts.kept, kept.join('\n')],
        ]}
      />
    </Panel>
  );
}

const PRINTED = { maxWidth: 'none', '& section': { breakInside: 'avoid', boxShadow: 'none' } } as const;
