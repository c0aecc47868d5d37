import PauseIcon from '@mui/icons-material/PauseCircleOutlined';
import PreviewIcon from '@mui/icons-material/Visibility';
import PublishIcon from '@mui/icons-material/Publish';
import SiteIcon from '@mui/icons-material/OpenInNew';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { CampaignRecord, CampaignStatus } from '@livres/api/contract';
import { useState, type ReactElement } from 'react';
import { SaveButton, SelectInput, useRecordContext } from 'react-admin';
import { CopyButton } from '../shared/feedback/CopyButton';
import { campaign as texts } from './campaign.fr';
import { STATUS_CHOICES } from './campaign-choices';
import { campaignChanges } from './campaign-input';
import { publicPath } from './campaign-paths';
import { CampaignPhaseChip } from './CampaignPhaseChip';
import { CampaignPreview } from './CampaignPreview';

const { actions, aside, help } = texts;

/** Where the campaign stands, and what moves it on. The buttons save the whole form. */
export function CampaignPublication() {
  const record = useRecordContext<CampaignRecord>();
  const [preview, setPreview] = useState(false);
  if (!record) return null;
  const visible = record.status !== 'draft' && !record.deleted_at && !record.archived_at;
  return (
    <Stack sx={{ gap: 1.25, alignItems: 'flex-start' }}>
      <CampaignPhaseChip campaign={record} />
      <SelectInput source="status" choices={STATUS_CHOICES} validate={required} helperText={help.status} />
      <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
        {record.status !== 'active' && (
          <StatusButton
            status="active"
            label={record.status === 'draft' ? actions.publish : actions.republish}
            icon={<PublishIcon />}
            variant="contained"
          />
        )}
        {record.status === 'active' && (
          <StatusButton status="paused" label={actions.pause} icon={<PauseIcon />} variant="outlined" />
        )}
        <Button variant="outlined" startIcon={<PreviewIcon />} onClick={() => setPreview(true)}>
          {actions.preview}
        </Button>
      </Stack>
      {visible && (
        <Stack direction="row" useFlexGap sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button href={publicPath(record)} target="_blank" rel="noopener" startIcon={<SiteIcon />}>
            {actions.open_public}
          </Button>
          <CopyButton
            variant="text"
            label={aside.copy_link}
            text={() => window.location.origin + publicPath(record)}
          />
        </Stack>
      )}
      {preview && <CampaignPreview id={record.id} onClose={() => setPreview(false)} />}
    </Stack>
  );
}

const required = (value: unknown) => (value ? undefined : help.status);

interface StatusButtonProps {
  status: CampaignStatus;
  label: string;
  icon: ReactElement;
  variant: 'contained' | 'outlined';
}

function StatusButton({ status, label, icon, variant }: StatusButtonProps) {
  return (
    <SaveButton
      label={label}
      icon={icon}
      variant={variant}
      size="medium"
      alwaysEnable
      type="button"
      transform={(data, options) => campaignChanges({ ...data, status }, options?.previousData ?? {})}
    />
  );
}
