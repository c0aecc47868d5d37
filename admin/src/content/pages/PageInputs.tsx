import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { PAGE_MESSAGES, type ContentPageRecord } from '@livres/api/contract';
import { required, TextInput, useRecordContext } from 'react-admin';
import { Panel } from '../../shared/layout/Panel';
import { SeoPreview } from '../../shared/records/SeoPreview';
import { SlugInput } from '../../shared/records/SlugInput';
import { page as texts } from './page.fr';
import { PageBlocksInput } from './PageBlocksInput';

const DESCRIPTION = ['description'];
const RULES: Record<string, string> = {
  'nos-actions': texts.help.actions,
  communaute: texts.help.community,
  formation: texts.help.quoted,
  'mentions-legales': texts.help.legal,
};

/** The form of a page, new or not. */
export function PageInputs() {
  const record = useRecordContext<ContentPageRecord>();
  const rule = record && RULES[record.slug];
  const { sections, help } = texts;
  return (
    <Stack sx={{ gap: 2 }}>
      <Panel {...sections.head}>
        <TextInput source="title" validate={required(PAGE_MESSAGES.title_required)} helperText={false} />
        <TextInput source="lead" helperText={help.lead} multiline minRows={2} />
        <TextInput
          source="description"
          validate={required(PAGE_MESSAGES.description_required)}
          helperText={help.description}
          multiline
          minRows={2}
        />
        {record?.kind === 'fixed' ? <Alert severity="info">{help.fixed}</Alert> : <SlugInput />}
        <SeoPreview description={DESCRIPTION} />
      </Panel>
      <Panel {...sections.parts}>
        {rule && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {rule}
          </Alert>
        )}
        <PageBlocksInput />
      </Panel>
    </Stack>
  );
}
