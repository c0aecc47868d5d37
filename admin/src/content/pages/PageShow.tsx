import Typography from '@mui/material/Typography';
import type { ContentPageRecord } from '@livres/api/contract';
import { useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { ContentShow } from '../../shared/records/ContentShow';
import { page as texts } from './page.fr';
import { pageKind, labelsOfBlocks } from './page-kind';

/** A page to read, for those who may not change it. */
export default function PageShow() {
  return (
    <ContentShow kind={pageKind}>
      <Summary />
    </ContentShow>
  );
}

function Summary() {
  const record = useRecordContext<ContentPageRecord>();
  if (!record) return null;
  return (
    <>
      <Panel title={texts.sections.head.title}>
        <Typography sx={{ fontWeight: 650 }}>{record.lead}</Typography>
        <Typography color="textSecondary">{record.description}</Typography>
      </Panel>
      <Panel title={texts.sections.parts.title}>
        <Typography sx={{ whiteSpace: 'pre-line' }}>{labelsOfBlocks(record.blocks)}</Typography>
      </Panel>
    </>
  );
}
