import DownloadIcon from '@mui/icons-material/Download';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { HeldOfPerson } from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { saveBlob } from '../../shared/api/save-file';
import { frenchMoment } from '../../shared/format/french-date';
import { DetailList } from '../../shared/layout/DetailList';
import { Panel } from '../../shared/layout/Panel';
import { EraseDialog } from './EraseDialog';
import { personalData as texts } from './personal-data.fr';

interface Props {
  held: HeldOfPerson;
  onChange: () => void;
}

export function HeldPerson({ held, onChange }: Props) {
  const { email, count, kinds, providers, erasures } = held;
  const keeps = kinds.flatMap(({ label, kept }) =>
    kept.map((part) => ({ ...part, label: `${label} — ${part.label}` })),
  );
  return (
    <>
      <Panel
        title={texts.held}
        help={count > 0 ? texts.found(count, email) : texts.nothing}
        actions={count > 0 && <ExportButton email={email} />}
      >
        <DetailList
          facts={kinds.map(({ label, tables }): [string, string] => [
            label,
            tables.map((table) => `${table.label} : ${table.count.toLocaleString('fr-FR')}`).join('\n'),
          ])}
        />
        {count > 0 && providers.length > 0 && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
            {texts.providers(providers.join(', '))}
          </Typography>
        )}
      </Panel>
      {keeps.length > 0 && (
        <Panel title={texts.kept} help={texts.kept_lead}>
          <DetailList
            facts={keeps.map(({ label, fields, reason }): [string, string] => [
              label,
              `${fields.join(', ')}\n${reason}`,
            ])}
          />
        </Panel>
      )}
      {count > 0 && <Erasing held={held} onChange={onChange} />}
      {erasures.length > 0 && (
        <Panel title={texts.past}>
          <DetailList
            facts={erasures.map(({ erased_at, staff_name, reason }): [string, string] => [
              texts.past_line(frenchMoment(erased_at), staff_name),
              reason,
            ])}
          />
        </Panel>
      )}
    </>
  );
}

function Erasing({ held, onChange }: Props) {
  const { email, obstacles, proven_at } = held;
  const [isAsked, setIsAsked] = useState(false);
  const notify = useNotify();
  const link = useMutation({
    mutationFn: () => api.post('/admin/personal-data/links', { email }),
    onSuccess: () => notify(texts.link_sent, { type: 'success' }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Panel title={texts.proof}>
      <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
        <Typography>{proven_at ? texts.proven(frenchMoment(proven_at)) : texts.not_proven}</Typography>
        {obstacles.map(({ detail, path }) => (
          <Alert
            key={detail}
            severity="warning"
            action={
              <Button component={Link} to={path} color="inherit" size="small">
                {texts.open}
              </Button>
            }
          >
            {detail}
          </Alert>
        ))}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="outlined" loading={link.isPending} onClick={() => link.mutate()}>
            {texts.send_link}
          </Button>
          <Button variant="contained" color="error" onClick={() => setIsAsked(true)}>
            {texts.erase}
          </Button>
        </Stack>
      </Stack>
      {isAsked && <EraseDialog held={held} onClose={() => setIsAsked(false)} onErased={onChange} />}
    </Panel>
  );
}

function ExportButton({ email }: { email: string }) {
  const notify = useNotify();
  const save = useMutation({
    mutationFn: () =>
      api.request('POST', '/admin/personal-data/exports', {
        body: { email },
        as: 'blob',
        timeoutMs: 120_000,
      }),
    onSuccess: ({ body }) => saveBlob(body, 'donnees-personnelles.zip'),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  return (
    <Button
      startIcon={<DownloadIcon />}
      title={texts.export_help}
      loading={save.isPending}
      onClick={() => save.mutate()}
      sx={{ flexShrink: 0 }}
    >
      {texts.export}
    </Button>
  );
}
