import Typography from '@mui/material/Typography';
import {
  isTargeted,
  NEWSLETTER_RULES,
  type NewsletterBlockType,
  type TargetedBlock,
} from '@livres/api/contract';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, BooleanInput, ReferenceInput, SelectInput, TextInput } from 'react-admin';
import { api } from '../../../shared/api/api';
import { PictureInput } from '../../../shared/pictures/PictureInput';
import { byWords } from '../../../shared/records/reference-choices';
import { RichTextField } from '../../../shared/rich-text/RichTextField';
import { texts } from '../newsletter.fr';

const { editor } = texts;
const RESOURCES: Record<TargetedBlock, string> = {
  campaign: 'campaigns',
  article: 'articles',
  event: 'events',
  scholarship: 'scholarships',
};

/** The fields that a block of this type has. */
export function BlockFields({ type }: { type: NewsletterBlockType }) {
  if (isTargeted(type)) return <TargetFields type={type} />;
  switch (type) {
    case 'text':
      return (
        <>
          <RichTextField source="html" hasPictures={false} />
          <Typography variant="caption" color="textSecondary" component="p" sx={{ mt: 1 }}>
            {editor.first_name_help}
          </Typography>
        </>
      );
    case 'picture':
      return (
        <>
          <PictureInput source="media_id" />
          <TextInput source="alt" multiline helperText={false} sx={{ mt: 2 }} />
          <TextInput source="text" label={editor.caption} helperText={false} />
          <TextInput source="url" label={editor.picture_url} helperText={editor.url_help} />
        </>
      );
    case 'button':
      return (
        <>
          <TextInput source="label" slotProps={LABEL} helperText={false} />
          <TextInput source="url" helperText={editor.url_help} />
        </>
      );
    case 'quote':
      return (
        <>
          <TextInput source="text" multiline minRows={2} helperText={false} />
          <TextInput source="author" helperText={false} />
        </>
      );
    case 'figure':
      return <FigureFields />;
    default:
      return null;
  }
}

function TargetFields({ type }: { type: TargetedBlock }) {
  return (
    <>
      <ReferenceInput source="target_id" reference={RESOURCES[type]}>
        <AutocompleteInput
          label={editor.choose[type]}
          optionText="title"
          filterToQuery={byWords}
          helperText={false}
          fullWidth
        />
      </ReferenceInput>
      {type === 'campaign' && <BooleanInput source="shows_progress" helperText={false} />}
      <TextInput source="label" slotProps={LABEL} helperText={editor.label_help} />
    </>
  );
}

function FigureFields() {
  const { data = [], isPending } = useQuery({
    queryKey: ['newsletters', 'figures'],
    queryFn: ({ signal }) => api.get('/admin/newsletter-figures', { signal }),
  });
  const choices = data.map(({ name, label, value }) => ({ id: name, name: `${label} : ${value}` }));
  return (
    <>
      <SelectInput source="figure" choices={choices} isLoading={isPending} helperText={false} fullWidth />
      <TextInput source="text" label={editor.figure_text} helperText={false} />
    </>
  );
}

const LABEL = { htmlInput: { maxLength: NEWSLETTER_RULES.label } };
