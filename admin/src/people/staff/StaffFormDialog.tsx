import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import {
  ROLES,
  ROLE_LABELS,
  ROLE_SENTENCES,
  type StaffCreated,
  type StaffRecord,
} from '@livres/api/contract';
import {
  CheckboxGroupInput,
  Form,
  required,
  ResourceContextProvider,
  SaveButton,
  TextInput,
  useDataProvider,
  useNotify,
  useRefresh,
  useRecordContext,
} from 'react-admin';
import { ApiError } from '@livres/api/client';
import { feedback } from '../../shared/feedback/feedback.fr';
import { staff as texts } from './staff.fr';
import Typography from '@mui/material/Typography';

interface Props {
  record?: StaffRecord;
  onCreated?: (created: StaffCreated) => void;
  onClose: () => void;
}

const CHOICES = ROLES.map((id) => ({ id, name: ROLE_LABELS[id], help: ROLE_SENTENCES[id] }));

/** A person's name and role, for a new code or an existing one. */
export function StaffFormDialog({ record, onCreated, onClose }: Props) {
  const save = useSave(record, onCreated, onClose);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="staff-title">
      <ResourceContextProvider value="staff">
        <Form record={record ?? {}} defaultValues={{ roles: [] }} onSubmit={save}>
          <DialogTitle id="staff-title">{record ? texts.edit_title : texts.create_title}</DialogTitle>
          <DialogContent>
            <TextInput
              source="name"
              validate={required(texts.name_required)}
              helperText={texts.name_help}
              autoFocus
              autoComplete="off"
            />
            <CheckboxGroupInput
              source="roles"
              choices={CHOICES}
              row={false}
              optionText={<RoleChoice />}
              helperText={false}
              validate={required(texts.roles_required)}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={onClose}>{feedback.cancel}</Button>
            <SaveButton
              label={record ? texts.edit_action : texts.create_action}
              icon={<></>}
              alwaysEnable
              size="medium"
            />
          </DialogActions>
        </Form>
      </ResourceContextProvider>
    </Dialog>
  );
}

function useSave(record: StaffRecord | undefined, onCreated: Props['onCreated'], onClose: () => void) {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  return async ({ name, roles }: Record<string, unknown>) => {
    try {
      if (record) {
        await dataProvider.update('staff', { id: record.id, data: { name, roles }, previousData: record });
        notify(texts.saved, { type: 'success' });
        onClose();
      } else {
        const { data } = await dataProvider.create('staff', { data: { name, roles } });
        onCreated?.(data as StaffCreated);
      }
      refresh();
    } catch (error) {
      if (error instanceof ApiError && error.body.errors) return error.body.errors;
      notify((error as Error).message, { type: 'error' });
    }
    return undefined;
  };
}

/** A role and what it may do, as a choice of the form. */
function RoleChoice() {
  const choice = useRecordContext<{ id: string; name: string; help: string }>();
  return (
    <>
      <Typography sx={{ fontWeight: 650 }}>{choice?.name}</Typography>
      <Typography variant="body2" color="textSecondary">
        {choice?.help}
      </Typography>
    </>
  );
}
