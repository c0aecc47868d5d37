import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { NEWSLETTER_MESSAGES, type NewsletterSubscriber } from '@livres/api/contract';
import {
  CheckboxGroupInput,
  Edit,
  Form,
  RadioButtonGroupInput,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useRecordContext,
} from 'react-admin';
import { useParams } from 'react-router-dom';
import { useConflict } from '../../shared/conflict/use-conflict';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { Panel } from '../../shared/layout/Panel';
import { FORM_GRID } from '../../shared/records/form-grid';
import { PACE_CHOICES, TOPIC_CHOICES } from './subscriber-choices';
import { texts } from './subscriber.fr';
import { SubscriptionPanel } from './SubscriptionPanel';
import { MayWrite } from '../../shared/rights/MayWrite';

const { edit } = texts;

/** One subscriber: what they receive, what they agreed to, and the two ways out. */
export default function SubscriberPage() {
  const { id } = useParams();
  return <SubscriberEdit id={Number(id)} />;
}

function SubscriberEdit({ id }: { id: number }) {
  const { onError, dialog } = useConflict();
  return (
    <Edit
      resource="newsletter-subscribers"
      id={id}
      title={edit.title}
      component="div"
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onError }}
      transform={({ first_name, topics, pace, version }: NewsletterSubscriber) => ({
        first_name: first_name ?? '',
        topics,
        pace,
        version,
      })}
      actions={false}
    >
      <Box sx={FORM_GRID}>
        <Choices />
        <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
          <SubscriptionPanel />
          <HistoryPanel />
        </Stack>
      </Box>
      {dialog}
    </Edit>
  );
}

function Choices() {
  const record = useRecordContext<NewsletterSubscriber>();
  if (!record) return null;
  return (
    <Form key={record.version}>
      <Stack sx={{ gap: 2 }}>
        <Panel title={record.email} help={edit.choices_help}>
          <TextInput source="first_name" autoComplete="off" />
          <CheckboxGroupInput
            source="topics"
            label={edit.choices}
            choices={TOPIC_CHOICES}
            validate={required(NEWSLETTER_MESSAGES.topics)}
            row={false}
          />
          <RadioButtonGroupInput source="pace" choices={PACE_CHOICES} row={false} />
        </Panel>
        <MayWrite>
          <Toolbar>
            <SaveButton />
          </Toolbar>
        </MayWrite>
      </Stack>
    </Form>
  );
}
