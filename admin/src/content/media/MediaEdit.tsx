import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { altFault, MEDIA_LIMITS, MEDIA_MESSAGES, type MediaRecord } from '@livres/api/contract';
import {
  Edit,
  Form,
  required,
  SaveButton,
  TextInput,
  Toolbar,
  useNotify,
  type TransformData,
} from 'react-admin';
import { useConflict } from '../../shared/conflict/use-conflict';
import { HistoryPanel } from '../../shared/history/HistoryPanel';
import { FormRow } from '../../shared/layout/FormRow';
import { Panel } from '../../shared/layout/Panel';
import { pictureTexts } from '../../shared/pictures/picture.fr';
import { FocalPointInput } from './FocalPointInput';
import { media as texts, mediaMessages } from './media.fr';
import { MEDIA_GRID } from './media-grid';
import { MediaTrash } from './MediaTrash';
import { MediaDetails } from './MediaDetails';
import { useController } from 'react-hook-form';
import { FolderSelect, NO_FOLDER } from '../../shared/pictures/FolderSelect';

const FIELDS = ['alt', 'credit', 'caption', 'folder_id', 'focal_x', 'focal_y', 'version'];
const EMPTIED = new Set(['credit', 'caption']);

const transform: TransformData = (data) =>
  Object.fromEntries(FIELDS.map((field) => [field, data[field] ?? (EMPTIED.has(field) ? '' : null)]));

const isNoFileName = (alt: string | undefined, { original_name }: MediaRecord) =>
  alt ? (altFault(alt, original_name) ?? undefined) : undefined;

export default function MediaEdit() {
  const { onError, dialog } = useConflict();
  const notify = useNotify();
  const onSuccess = () => notify(mediaMessages.notifications.updated, { type: 'success' });
  return (
    <Edit<MediaRecord>
      component="div"
      actions={false}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={transform}
    >
      <Box sx={MEDIA_GRID}>
        <Form warnWhenUnsavedChanges>
          <Panel title={texts.words}>
            <TextInput
              source="alt"
              validate={[required(MEDIA_MESSAGES.alt_required), isNoFileName]}
              helperText={pictureTexts.alt_help}
              multiline
              slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_alt } }}
            />
            <FormRow>
              <TextInput
                source="credit"
                helperText={texts.credit_help}
                slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_credit } }}
              />
              <FolderInput />
            </FormRow>
            <TextInput
              source="caption"
              helperText={texts.caption_help}
              slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_caption } }}
            />
            <FocalPointInput />
            <Toolbar sx={{ mt: 2, mx: -2.5, mb: -2.5 }}>
              <SaveButton label={texts.save} />
            </Toolbar>
          </Panel>
        </Form>
        <Stack component="aside" sx={{ gap: 2, minWidth: 0 }}>
          <MediaDetails />
          <HistoryPanel />
          <MediaTrash />
        </Stack>
      </Box>
      {dialog}
    </Edit>
  );
}

/** The folder of the record. */
function FolderInput() {
  const { field } = useController<{ folder_id: number | null }>({ name: 'folder_id' });
  return (
    <FolderSelect
      label={pictureTexts.folder}
      value={field.value ?? NO_FOLDER}
      onChange={(folder) => field.onChange(folder === NO_FOLDER ? null : folder)}
    />
  );
}
