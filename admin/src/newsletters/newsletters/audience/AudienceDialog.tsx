import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  AUDIENCE_LIMITS,
  AUDIENCE_SEGMENTS,
  NEWSLETTER_TOPIC_LABELS,
  SEGMENT_SHAPES,
  segmentFault,
  type AudiencePart,
  type AudienceSegment,
} from '@livres/api/contract';
import {
  AutocompleteInput,
  Form,
  ReferenceInput,
  SelectInput,
  SourceContextProvider,
  TextInput,
} from 'react-admin';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { choicesOf } from '../../../shared/format/choices';
import { IconAction } from '../../../shared/layout/IconAction';
import { TitledDialog } from '../../../shared/layout/TitledDialog';
import { byWords } from '../../../shared/records/reference-choices';
import { texts } from '../newsletter.fr';

const { audience: words } = texts;
const SEGMENTS = choicesOf(words.segments);
const TOPICS = choicesOf(NEWSLETTER_TOPIC_LABELS);

interface Props {
  parts: AudiencePart[];
  onChange: (parts: AudiencePart[]) => void;
  onClose: () => void;
}

interface Values {
  parts: { segment: AudienceSegment; value: string | number | null }[];
}

/** Chooses who receives it: groups that add up, each a topic or a fact. */
export function AudienceDialog({ parts, onChange, onClose }: Props) {
  const submit = ({ parts: chosen }: Partial<Values>) => {
    onChange((chosen ?? []).map(({ segment, value }) => ({ segment, value: String(value ?? '') })));
    onClose();
  };
  const start: Values = {
    parts: parts.length > 0 ? parts.map(asForm) : [{ segment: 'topic', value: 'actualites' }],
  };
  return (
    <TitledDialog title={words.dialog} onClose={onClose}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {words.help}
      </Typography>
      <Form defaultValues={start} onSubmit={(data: Partial<Values>) => submit(data)}>
        <Parts />
      </Form>
    </TitledDialog>
  );
}

function Parts() {
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray({ control, name: 'parts' });
  return (
    <>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {fields.map(({ id }, index) => (
          <Box component="li" key={id} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
            <SourceContextProvider value={sourcesOf(`parts.${index}`)}>
              <Part index={index} />
            </SourceContextProvider>
            <IconAction
              label={words.remove(words.group(index + 1))}
              icon={<RemoveIcon />}
              onClick={() => remove(index)}
            />
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2, justifyContent: 'space-between' }}>
        <Button
          variant="outlined"
          disabled={fields.length >= AUDIENCE_LIMITS.segments}
          onClick={() => append({ segment: 'topic', value: '' })}
        >
          {words.add}
        </Button>
        <Button type="submit" variant="contained">
          {words.done}
        </Button>
      </Box>
    </>
  );
}

function Part({ index }: { index: number }) {
  const { setValue } = useFormContext();
  const segment = useWatch({ name: `parts.${index}.segment` }) as AudienceSegment;
  const parameter = SEGMENT_SHAPES[segment]?.parameter ?? null;
  const isRight = (value: string | number | null) => segmentFault(segment, String(value ?? '')) ?? undefined;
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: 'grid', columnGap: 1, gridTemplateColumns: COLUMNS }}>
      <SelectInput
        source="segment"
        label={words.group(index + 1)}
        choices={SEGMENTS}
        validate={REQUIRED}
        helperText={false}
        fullWidth
        onChange={() => setValue(`parts.${index}.value`, '')}
      />
      {parameter === 'topic' && (
        <SelectInput
          source="value"
          label={words.value.topic}
          choices={TOPICS}
          validate={isRight}
          helperText={false}
          fullWidth
        />
      )}
      {(parameter === 'year' || parameter === 'department') && (
        <TextInput
          source="value"
          label={words.value[parameter]}
          validate={isRight}
          slotProps={DIGITS}
          helperText={false}
        />
      )}
      {(parameter === 'campaign' || parameter === 'event') && (
        <ReferenceInput source="value" reference={parameter === 'campaign' ? 'campaigns' : 'events'}>
          <AutocompleteInput
            label={words.value[parameter]}
            optionText="title"
            filterToQuery={byWords}
            validate={isRight}
            helperText={false}
            fullWidth
          />
        </ReferenceInput>
      )}
    </Box>
  );
}

/** Records are known by numbers in forms, by text in an audience. */
function asForm({ segment, value }: AudiencePart) {
  const { parameter } = SEGMENT_SHAPES[segment];
  return { segment, value: parameter === 'campaign' || parameter === 'event' ? Number(value) : value };
}

const REQUIRED = [
  (value: unknown) => (AUDIENCE_SEGMENTS.includes(value as AudienceSegment) ? undefined : words.none),
];
const DIGITS = { htmlInput: { inputMode: 'numeric', maxLength: 4 } } as const;
const COLUMNS = { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1fr)' };

function sourcesOf(prefix: string) {
  return { getSource: (source: string) => `${prefix}.${source}`, getLabel: (source: string) => source };
}
