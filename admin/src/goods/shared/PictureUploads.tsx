import CameraIcon from '@mui/icons-material/AddAPhotoOutlined';
import RemoveIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { type PhysicalDonationPicture } from '@livres/api/contract';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { collection as texts } from '../../shared/actions/collection.fr';
import { MOST_PICTURES, type PicturesPath, usePictureUploads } from './use-picture-uploads';

interface Props {
  /** Where a picture goes, in the api. */
  path: PicturesPath;
  /** The form's field: a list of `PhysicalDonationPicture`. */
  name: string;
}

/** Pictures taken on the spot, or chosen; each leaves at once, and is shown as it was received. */
export function PictureUploads({ path, name }: Props) {
  const { field } = useController({ name, defaultValue: [] });
  const pictures = (field.value ?? []) as PhysicalDonationPicture[];
  const input = useRef<HTMLInputElement>(null);
  const { send, progress, refusal } = usePictureUploads(path, pictures, field.onChange);
  const remove = (id: string) => field.onChange(pictures.filter((picture) => picture.id !== id));
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', gap: 1, flexWrap: 'wrap' }}>
        {pictures.map(({ id, thumbnail_url }, index) => (
          <Box component="li" key={id} sx={{ position: 'relative' }}>
            <Box
              component="img"
              src={thumbnail_url}
              alt={texts.picture.of(index + 1)}
              sx={{ width: 88, height: 88, objectFit: 'cover', borderRadius: '6px', bgcolor: 'action.hover' }}
            />
            <IconButton
              size="small"
              aria-label={texts.picture.remove(index + 1)}
              onClick={() => remove(id)}
              sx={{ position: 'absolute', top: 2, right: 2, bgcolor: 'background.paper' }}
            >
              <RemoveIcon fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      <Button
        variant="outlined"
        startIcon={<CameraIcon />}
        onClick={() => input.current?.click()}
        disabled={progress !== null || pictures.length >= MOST_PICTURES}
        sx={{ mt: pictures.length > 0 ? 1 : 0 }}
      >
        {progress === null ? texts.picture.add : texts.picture.sending}
      </Button>
      {progress !== null && (
        <LinearProgress
          variant="determinate"
          value={progress * 100}
          aria-label={texts.picture.sending}
          sx={{ mt: 1 }}
        />
      )}
      <FormHelperText error={refusal !== null}>{refusal ?? texts.picture.help(MOST_PICTURES)}</FormHelperText>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept="image/*"
        aria-label={texts.picture.add}
        onChange={({ target }) => {
          void send([...(target.files ?? [])]);
          target.value = '';
        }}
      />
    </Box>
  );
}
