import Stack from '@mui/material/Stack';
import {
  NEWSLETTER_MESSAGES,
  NEWSLETTER_TOPICS,
  SUBSCRIBER_MESSAGES,
  type NewsletterSubscriber,
} from '@livres/api/contract';
import {
  CheckboxGroupInput,
  Create,
  DateInput,
  Form,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { TOPIC_CHOICES } from './subscriber-choices';
import { texts } from './subscriber.fr';

const BLANK = { topics: [...NEWSLETTER_TOPICS] };

/** Someone who agreed otherwise than on the site, with the proof. */
export default function SubscriberCreatePage() {
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = ({ id }: NewsletterSubscriber) => {
    notify(texts.create.done, { type: 'success' });
    void navigate(`/newsletters/subscribers/${id}`);
  };
  const { create } = texts;
  return (
    <Create
      resource="newsletter-subscribers"
      component="div"
      redirect={false}
      mutationOptions={{ onSuccess }}
      transform={({ first_name, consent_on, ...data }: Record<string, unknown>) => ({
        ...data,
        ...(first_name ? { first_name } : {}),
        ...(consent_on ? { consent_on } : {}),
      })}
    >
      <Form defaultValues={BLANK}>
        <Stack sx={{ gap: 2, maxWidth: 760 }}>
          <Panel title={create.title} help={create.help}>
            <FormRow>
              <TextInput
                source="email"
                type="email"
                validate={required(NEWSLETTER_MESSAGES.email_missing)}
                autoComplete="off"
              />
              <TextInput source="first_name" autoComplete="off" />
            </FormRow>
            <CheckboxGroupInput
              source="topics"
              choices={TOPIC_CHOICES}
              validate={required(NEWSLETTER_MESSAGES.topics)}
              row={false}
            />
            <TextInput
              source="consent_proof"
              validate={required(SUBSCRIBER_MESSAGES.proof)}
              helperText={create.proof_help}
              multiline
              minRows={2}
            />
            <DateInput source="consent_on" />
          </Panel>
          <Toolbar>
            <SaveButton label={create.save} alwaysEnable />
          </Toolbar>
        </Stack>
      </Form>
    </Create>
  );
}
