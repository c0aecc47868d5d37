import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { SettingEnvironment, SettingKey } from '@livres/api/contract';
import { useEffect, useState } from 'react';
import { mayChange } from './may-change';
import { LoadFailure } from '../../shared/feedback/LoadFailure';
import { CategoryPanel } from './CategoryPanel';
import { firstRefused } from './setting-refusals';
import { SettingHistoryDialog } from './SettingHistoryDialog';
import { settings as texts } from './settings.fr';
import { SettingsDifference } from './SettingsDifference';
import { SettingsGaps } from './SettingsGaps';
import { SettingsHistory } from './SettingsHistory';
import { SettingsToolbar } from './SettingsToolbar';
import { UnsavedBar } from './UnsavedBar';
import { useFoundSettings } from './use-found-settings';
import { useSettings } from './use-settings';
import { useWarnBeforeLeaving } from '../../shared/layout/use-warn-before-leaving';

/** How long a closing dialog holds the focus. */
const AFTER_DIALOG_MS = 300;

const FIELDS = 'input, textarea, [contenteditable], [role=combobox], button';

interface Props {
  environment: SettingEnvironment;
  search: string;
  onSearch: (words: string) => void;
  onEnvironment: (environment: SettingEnvironment) => void;
}

export function SettingsForm({ environment, search, onSearch, onEnvironment }: Props) {
  const form = useSettings(environment);
  const { categories, settings, stats, error, refetch, isPending, changes, taken } = form;
  const found = useFoundSettings(environment, search);
  const [reviewing, setReviewing] = useState(false);
  const [told, setTold] = useState<SettingKey | null>(null);
  useWarnBeforeLeaving(changes.length > 0);
  useEffect(() => {
    if (!isPending && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, [isPending]);
  const shown = found ? settings.filter(({ key }) => found.has(key)) : settings;
  const history = settings.find(({ key }) => key === told);
  const save = (reason: string) =>
    form.save(reason).then(
      () => setReviewing(false),
      (failure: unknown) => {
        // Anything else is shown by the dialog, from where one tries again.
        const refused = firstRefused(failure);
        if (!refused) return;
        setReviewing(false);
        onSearch('');
        leadToSetting(refused);
      },
    );
  return (
    <>
      <SettingsToolbar
        search={search}
        onSearch={onSearch}
        environment={environment}
        onEnvironment={onEnvironment}
        categories={categories}
        stats={isPending ? null : stats}
      />
      {error && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {isPending && <Skeleton variant="rounded" height={480} sx={{ mt: 2 }} />}
      {taken > 0 && changes.length > 0 && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {texts.found_draft(changes.length)}
        </Alert>
      )}
      <Box sx={LAYOUT}>
        <Stack
          component="form"
          noValidate
          sx={{ gap: 2, minWidth: 0 }}
          onSubmit={(event) => {
            event.preventDefault();
            form.forgetSaveError();
            if (changes.length > 0) setReviewing(true);
          }}
        >
          {categories.map((category) => (
            <CategoryPanel
              key={category.code}
              category={category}
              settings={shown.filter((setting) => setting.category === category.code)}
              form={form}
              onHistory={setTold}
            />
          ))}
          {found?.size === 0 && (
            <Alert
              severity="info"
              action={
                <Button color="inherit" onClick={() => onSearch('')}>
                  {texts.show_all}
                </Button>
              }
            >
              {texts.nothing_found(search.trim())}
            </Alert>
          )}
          {changes.length > 0 && <UnsavedBar count={changes.length} onGiveUp={form.giveUp} />}
        </Stack>
        <Stack sx={{ gap: 2, minWidth: 0 }}>
          <SettingsGaps environment={environment} />
          <SettingsHistory />
        </Stack>
      </Box>
      {reviewing && (
        <SettingsDifference
          changes={changes}
          busy={form.isSaving}
          error={form.saveError}
          onSave={(reason) => void save(reason)}
          onClose={() => setReviewing(false)}
        />
      )}
      {history && (
        <SettingHistoryDialog
          setting={history}
          onRestore={mayChange(history) && !history.is_sensitive ? restore : undefined}
          onClose={() => setTold(null)}
        />
      )}
    </>
  );

  function restore(value: Parameters<typeof form.replace>[1]) {
    if (history) form.replace(history, value);
    setTold(null);
  }
}

const LAYOUT = {
  mt: 2,
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
} as const;

/** Shows a setting and puts the cursor in it, once what was open has closed. */
function leadToSetting(key: string): void {
  setTimeout(() => {
    const place = document.getElementById(`place-${key}`);
    place?.scrollIntoView({ block: 'center' });
    place?.querySelector<HTMLElement>(FIELDS)?.focus({ preventScroll: true });
  }, AFTER_DIALOG_MS);
}
