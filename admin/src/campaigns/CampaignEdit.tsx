import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { CampaignRecord } from '@livres/api/contract';
import { Edit, Form, SaveButton, Toolbar, useNotify, type TransformData } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useConflict } from '../shared/conflict/use-conflict';
import { CampaignAside } from './CampaignAside';
import { campaign as texts, campaignMessages } from './campaign.fr';
import { campaignChanges } from './campaign-input';
import { CampaignInputs } from './CampaignInputs';
import { editPath } from './campaign-paths';
import { ShelfNotice } from './ShelfNotice';
import { FORM_GRID } from './form-grid';

const transform: TransformData = (data, options) => campaignChanges(data, options?.previousData ?? {});

export default function CampaignEdit({ id }: { id?: number }) {
  const { onError, dialog } = useConflict();
  const notify = useNotify();
  const navigate = useNavigate();
  const onSuccess = (saved: CampaignRecord) => {
    notify(campaignMessages.notifications.updated, { type: 'success' });
    void navigate(editPath(saved), { replace: true });
  };
  return (
    <Edit<CampaignRecord>
      {...(id === undefined ? {} : { id })}
      component="div"
      actions={false}
      redirect={false}
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError }}
      transform={transform}
    >
      <ShelfNotice />
      <Form warnWhenUnsavedChanges>
        <Box sx={FORM_GRID}>
          <Stack sx={{ minWidth: 0 }}>
            <CampaignInputs />
            <Toolbar sx={{ mt: 2 }}>
              <SaveButton label={texts.actions.save} />
            </Toolbar>
          </Stack>
          <CampaignAside />
        </Box>
      </Form>
      {dialog}
    </Edit>
  );
}
