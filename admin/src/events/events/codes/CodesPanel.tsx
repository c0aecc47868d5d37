import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { EventCodeRecord, EventRecord } from '@livres/api/contract';
import { useState } from 'react';
import { ResourceContextProvider, useGetList, useRecordContext } from 'react-admin';
import { IconAction } from '../../../shared/layout/IconAction';
import { Panel } from '../../../shared/layout/Panel';
import { DIVIDED_LIST, SPREAD_LINE } from '../../../shared/layout/sx';
import { mayDo } from '../../../shared/rights/rights';
import { event as events } from '../event.fr';
import { codeLine } from './code-values';
import { CodeDialog } from './CodeDialog';
import { codes as texts } from './event-codes.fr';
import { RemoveCodeDialog } from './RemoveCodeDialog';

interface Props {
  /** While a form around it has changes that are not saved: a code that is saved reads the event anew. */
  disabled?: boolean;
}

/** The codes of an event that one registers for, for those who may read them. */
export function CodesPanel({ disabled = false }: Props) {
  const event = useRecordContext<EventRecord>();
  if (!event?.requires_registration || !mayDo('event-codes', 'read')) return null;
  return (
    <ResourceContextProvider value="event-codes">
      <Codes event={event} disabled={disabled} />
    </ResourceContextProvider>
  );
}

function Codes({ event, disabled }: Props & { event: EventRecord }) {
  const { data: codes } = useGetList<EventCodeRecord>('event-codes', {
    filter: { event_id: event.id },
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'code', order: 'ASC' },
  });
  const [edited, setEdited] = useState<EventCodeRecord | 'new' | null>(null);
  const [removed, setRemoved] = useState<EventCodeRecord | null>(null);
  const mayWrite = mayDo('event-codes', 'write') && !disabled;
  return (
    <Panel title={texts.title} help={texts.help}>
      {codes?.length === 0 && <Typography variant="body2">{texts.none}</Typography>}
      <Box component="ul" sx={DIVIDED_LIST}>
        {codes?.map((code) => (
          <Box component="li" key={code.id} sx={SPREAD_LINE}>
            <OneCode code={code} currency={event.currency} />
            {mayWrite && (
              <Box sx={{ display: 'flex' }}>
                <IconAction
                  label={texts.edit(code.code)}
                  icon={<EditIcon />}
                  onClick={() => setEdited(code)}
                />
                <IconAction
                  label={texts.remove(code.code)}
                  icon={<DeleteIcon />}
                  onClick={() => setRemoved(code)}
                />
              </Box>
            )}
          </Box>
        ))}
      </Box>
      {mayWrite && (
        <Button startIcon={<AddIcon />} onClick={() => setEdited('new')} sx={{ mt: 1 }}>
          {texts.add}
        </Button>
      )}
      {disabled && <Typography variant="caption">{events.cancellation.dirty}</Typography>}
      {edited && (
        <CodeDialog event={event} code={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
      {removed && <RemoveCodeDialog code={removed} onClose={() => setRemoved(null)} />}
    </Panel>
  );
}

function OneCode({ code, currency }: { code: EventCodeRecord; currency: string }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {[code.code, code.label].filter(Boolean).join(' · ')}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        {codeLine(code, currency)}
      </Typography>
    </Box>
  );
}
