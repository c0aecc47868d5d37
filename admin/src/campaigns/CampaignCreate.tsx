import Stack from '@mui/material/Stack';
import type { CampaignRecord } from '@livres/api/contract';
import { Create, Form, SaveButton, Toolbar, useNotify, type TransformData } from 'react-admin';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { DraftKeeper } from '../shared/draft/DraftKeeper';
import { finishDraft, readDraft } from '../shared/draft/draft-store';
import { campaign as texts, campaignMessages } from './campaign.fr';
import { BLANK_CAMPAIGN, campaignInput } from './campaign-input';
import { CampaignInputs } from './CampaignInputs';
import { editPath } from './campaign-paths';

const transform: TransformData = (data) => campaignInput(data);
const published: TransformData = (data) => campaignInput({ ...data, status: 'active' });

export default function CampaignCreate() {
  const notify = useNotify();
  const navigate = useNavigate();
  const [start] = useState(() => ({ ...BLANK_CAMPAIGN, ...readDraft('campaigns')?.values }));
  const onSuccess = (created: CampaignRecord) => {
    finishDraft('campaigns');
    notify(campaignMessages.notifications.created, { type: 'success' });
    void navigate(editPath(created));
  };
  return (
    <Create
      resource="campaigns"
      component="div"
      redirect={false}
      transform={transform}
      mutationOptions={{ onSuccess }}
    >
      <Form defaultValues={start}>
        <Stack sx={{ gap: 2, maxWidth: 900 }}>
          <DraftKeeper blank={BLANK_CAMPAIGN} />
          <CampaignInputs />
          <Toolbar>
            <SaveButton label={texts.actions.save_draft} alwaysEnable />
            <SaveButton
              label={texts.actions.save_and_publish}
              type="button"
              variant="outlined"
              alwaysEnable
              transform={published}
            />
          </Toolbar>
        </Stack>
      </Form>
    </Create>
  );
}
