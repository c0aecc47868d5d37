import Typography from '@mui/material/Typography';
import { useRecordContext } from 'react-admin';

/** A role and what it may do, as a choice of the form. */
export function RoleChoice() {
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
