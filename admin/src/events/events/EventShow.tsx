import Typography from '@mui/material/Typography';
import { EVENT_TYPE_LABELS, type EventRecord } from '@livres/api/contract';
import { RichTextField, useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { ContentShow } from '../../shared/records/ContentShow';
import { CodesPanel } from './codes/CodesPanel';
import { eventKind } from './event-kind';
import { placeLine, whenLine } from './event-lines';
import { event as texts } from './event.fr';
import { EventLabelChip } from './EventLabelChip';
import { EventThumbnail } from './EventThumbnail';
import { InterestPanel } from './InterestPanel';
import { RegistrationsPanel } from './RegistrationsPanel';

/** An event to read, for those who may not change it. */
export default function EventShow() {
  const aside = (
    <>
      <RegistrationsPanel />
      <CodesPanel />
      <InterestPanel />
    </>
  );
  return (
    <ContentShow kind={eventKind} aside={aside}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<EventRecord>();
  if (!record) return null;
  return (
    <Panel title={texts.sections.presentation.title} actions={<EventLabelChip event={record} />}>
      <EventThumbnail event={record} width={960} sx={{ width: '100%', maxHeight: 320, borderRadius: 1 }} />
      <Typography sx={{ my: 1.5, fontWeight: 650 }}>{record.short_description}</Typography>
      <Typography color="textSecondary">{EVENT_TYPE_LABELS[record.event_type]}</Typography>
      <Typography color="textSecondary">{whenLine(record)}</Typography>
      <Typography color="textSecondary">{placeLine(record)}</Typography>
      <RichTextField source="description" />
    </Panel>
  );
}
