import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { MEDIA_LIMITS, type MediaRecord } from '@livres/api/contract';
import { useEffect, useRef, useState } from 'react';
import { FormRow } from '../layout/FormRow';
import { DropZone } from './DropZone';
import { FolderSelect, NO_FOLDER } from './FolderSelect';
import { pictureTexts } from './picture.fr';
import { UploadLine } from './UploadLine';
import { useReloadFolders } from './use-folders';
import { useUploads } from './use-uploads';

interface Props {
  multiple: boolean;
  /** Where the pictures go, unless staff choose another folder. */
  folder?: number;
  /** Files that were dropped before the form opened. */
  files?: File[];
  onSent: (records: MediaRecord[]) => void;
}

/** A place to drop pictures, then their words and focal points, then one button. */
export function UploadForm({ multiple, folder = NO_FOLDER, files, onSent }: Props) {
  const [chosenFolder, setFolder] = useState(Math.max(folder, NO_FOLDER));
  const [credit, setCredit] = useState('');
  const reloadFolders = useReloadFolders();
  const shared = { folder_id: chosenFolder === NO_FOLDER ? null : chosenFolder, credit: credit.trim() };
  const { uploads, busy, add, change, remove, send, takeKnown } = useUploads(shared, (records) => {
    reloadFolders();
    onSent(records);
  });
  const dropped = useRef(files);
  useEffect(() => {
    if (dropped.current) add(dropped.current);
    dropped.current = undefined;
  });
  const waiting = uploads.filter(({ state, known }) => state !== 'sent' && !known);
  return (
    <Stack sx={{ gap: 2 }}>
      {(multiple || uploads.length === 0) && <DropZone multiple={multiple} onFiles={add} />}
      {uploads.length > 0 && (
        <FormRow>
          <FolderSelect label={pictureTexts.folder} value={chosenFolder} onChange={setFolder} />
          <TextField
            label={pictureTexts.credit}
            value={credit}
            onChange={(event) => setCredit(event.target.value)}
            helperText={multiple ? pictureTexts.credit_help_all : pictureTexts.credit_help}
            slotProps={{ htmlInput: { maxLength: MEDIA_LIMITS.max_credit } }}
          />
        </FormRow>
      )}
      {uploads.map((upload) => (
        <UploadLine
          key={upload.key}
          upload={upload}
          busy={busy}
          onChange={(values) => change(upload.key, values)}
          onRemove={() => remove(upload.key)}
          onRetry={() => void send([upload])}
          onSendAnyway={() => void send([upload], { allow_duplicate: true })}
          onTakeKnown={() => void takeKnown(upload)}
        />
      ))}
      {waiting.length > 0 && (
        <Button
          variant="contained"
          onClick={() => void send(waiting)}
          loading={busy}
          sx={{ alignSelf: 'flex-start' }}
        >
          {pictureTexts.send(waiting.length)}
        </Button>
      )}
    </Stack>
  );
}
