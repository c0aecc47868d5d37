import { lazyScreen } from '../../shared/layout/lazy-screen';

export const ProcessingRecordPage = lazyScreen(() => import('./ProcessingRecordPage'));
export const PersonalDataPage = lazyScreen(() => import('./PersonalDataPage'));
