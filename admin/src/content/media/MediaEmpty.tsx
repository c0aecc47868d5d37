import UploadIcon from '@mui/icons-material/Upload';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CanAccess } from 'react-admin';
import { media as texts, mediaMessages } from './media.fr';

export function MediaEmpty({ onUpload }: { onUpload: () => void }) {
  return (
    <Box sx={{ textAlign: 'center', py: 8 }}>
      <Typography variant="h5" component="p" gutterBottom>
        {mediaMessages.empty}
      </Typography>
      <CanAccess action="create" resource="media">
        <Typography sx={{ mb: 2 }}>{mediaMessages.invite}</Typography>
        <Button variant="contained" startIcon={<UploadIcon />} onClick={onUpload}>
          {texts.upload}
        </Button>
      </CanAccess>
    </Box>
  );
}
