import Alert from '@mui/material/Alert';
import { useCanAccess } from 'react-admin';
import { collection as texts } from './collection.fr';

/** Says to those who see no people why they see none. */
export function RestrictedNotice() {
  const { canAccess, isPending } = useCanAccess({ resource: 'physical-donations', action: 'edit' });
  if (isPending || canAccess) return null;
  return (
    <Alert severity="info" sx={{ mt: 2 }}>
      {texts.restricted}
    </Alert>
  );
}
