import './shared/storage-in-memory';
import { followTranslations } from '@livres/api/client/translated-text';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { ErrorBoundary } from './shared/feedback/ErrorBoundary';
import './shared/theme/fonts.css';

followTranslations();
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <ErrorBoundary>
      <App />
    </ErrorBoundary>
  </StrictMode>,
);
