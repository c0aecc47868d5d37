import UploadIcon from '@mui/icons-material/Upload';
import Button from '@mui/material/Button';
import { CanAccess } from 'react-admin';
import { NoResults } from '../../shared/records/NoResults';
import { media as texts } from './media.fr';

/** Instead of pictures: a way out of the filters, or the first one to send. */
export function MediaEmpty({ onUpload }: { onUpload: () => void }) {
  return (
    <NoResults>
      <CanAccess action="create" resource="media">
        <Button variant="contained" startIcon={<UploadIcon />} onClick={onUpload}>
          {texts.upload}
        </Button>
      </CanAccess>
    </NoResults>
  );
}
