import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  NEWSLETTER_TEMPLATE_LABELS,
  NEWSLETTER_TEMPLATES,
  type NewsletterInput,
  type NewsletterTemplate,
} from '@livres/api/contract';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { AutocompleteInput, Form, ReferenceInput, Title, useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { api } from '../../shared/api/api';
import { Panel } from '../../shared/layout/Panel';
import { byWords } from '../../shared/records/reference-choices';
import { texts } from './newsletter.fr';

const { create } = texts;

/** What a newsletter begins with; `?from_article=` begins it at once, as the page of an article does. */
export default function NewsletterCreatePage() {
  const [asked] = useSearchParams();
  const article = Number(asked.get('from_article')) || null;
  const notify = useNotify();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (body: NewsletterInput) => api.post('/admin/newsletters', body),
    onSuccess: ({ id }) => void navigate(`/newsletters/${id}/edit`, { replace: article !== null }),
    onError: (error: Error) => notify(error.message, { type: 'error' }),
  });
  const began = useRef(false);
  useEffect(() => {
    if (!article || began.current) return;
    began.current = true;
    mutate({ from_article: article });
  }, [article, mutate]);
  return (
    <Stack sx={{ gap: 2, maxWidth: 900, mt: 2 }}>
      <Title title={texts.write} />
      <Panel title={create.template}>
        <Box sx={CARDS}>
          {NEWSLETTER_TEMPLATES.map((template) => (
            <TemplateButton
              key={template}
              template={template}
              isDisabled={isPending}
              onPick={() => mutate({ template })}
            />
          ))}
        </Box>
      </Panel>
      <Panel title={create.article} help={create.article_help}>
        <From source="from_article" reference="articles" busy={isPending} onBegin={mutate} />
      </Panel>
      <Panel title={create.newsletter} help={create.newsletter_help}>
        <From source="from_newsletter" reference="newsletters" busy={isPending} onBegin={mutate} />
      </Panel>
    </Stack>
  );
}

interface TemplateButtonProps {
  template: NewsletterTemplate;
  isDisabled: boolean;
  onPick: () => void;
}

const TemplateButton = ({ template, isDisabled, onPick }: TemplateButtonProps) => (
  <Button variant="outlined" disabled={isDisabled} onClick={onPick} sx={CARD}>
    <span>{NEWSLETTER_TEMPLATE_LABELS[template]}</span>
    <Typography component="span" variant="body2" color="textSecondary">
      {create.template_help[template]}
    </Typography>
  </Button>
);

interface FromProps {
  source: 'from_article' | 'from_newsletter';
  reference: 'articles' | 'newsletters';
  busy: boolean;
  onBegin: (input: NewsletterInput) => void;
}

const From = ({ source, reference, busy, onBegin }: FromProps) => (
  <Form onSubmit={(data: Record<string, unknown>) => onBegin({ [source]: data[source] })}>
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ReferenceInput source={source} reference={reference} sort={NEWEST}>
          <AutocompleteInput
            label={reference === 'articles' ? create.article : create.newsletter}
            optionText="title"
            filterToQuery={byWords}
            helperText={false}
            fullWidth
          />
        </ReferenceInput>
      </Box>
      <Begin source={source} busy={busy} />
    </Stack>
  </Form>
);

function Begin({ source, busy }: { source: string; busy: boolean }) {
  const chosen = useWatch({ name: source }) as number | undefined;
  return (
    <Button type="submit" variant="contained" disabled={!chosen} loading={busy}>
      {create.begin}
    </Button>
  );
}

const NEWEST = { field: 'updated_at', order: 'DESC' } as const;
const CARDS = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
} as const;
const CARD = {
  display: 'grid',
  justifyItems: 'start',
  alignContent: 'start',
  textAlign: 'left',
  gap: 0.5,
  p: 2,
  textTransform: 'none',
} as const;
