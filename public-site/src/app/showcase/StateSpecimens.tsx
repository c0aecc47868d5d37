import { useEffect } from 'react';
import { Button } from '../../shared/ui/Button';
import { PreviewBanner } from '../../shared/ui/PreviewBanner';
import { Skeleton } from '../../shared/ui/Skeleton';
import { EmptyState, ErrorState } from '../../shared/ui/StateMessage';
import { toasts, type ToastType } from '../../shared/ui/toasts';
import styles from './Showcase.module.css';
import { Specimen, Specimens } from './Specimen';
import { UnknownLink } from '../../shared/ui/UnknownLink';

const TYPES: ToastType[] = ['success', 'error', 'warning', 'info'];

function show(type: ToastType): void {
  toasts.show({ type, title: `Message ${type}`, message: 'Ce qu’il y a à savoir.', duration: null });
}

export function StateSpecimens() {
  useEffect(() => TYPES.forEach(show), []);
  return (
    <Specimens title="Attendre, manquer, échouer">
      <Specimen name="EmptyState">
        <EmptyState heading="h3" title="Aucun événement à venir" text="Les prochains se préparent.">
          <Button>Que faire ensuite</Button>
        </EmptyState>
      </Specimen>
      <Specimen name="ErrorState">
        <ErrorState
          heading="h3"
          title="Erreur lors du chargement"
          text="Vérifiez votre connexion internet"
          onRetry={() => show('info')}
        />
      </Specimen>
      <Specimen name="UnknownLink">
        <UnknownLink
          heading="h3"
          texts={{
            title: 'Ce lien n’est plus valable',
            text: 'Il a pu être remplacé.',
            write: 'Nous écrire',
          }}
        />
      </Specimen>
      <Specimen name="Skeleton">
        <Skeleton width="45%" />
        <Skeleton height="4em" />
      </Specimen>
      <Specimen name="Toasts : les quatre restent ouverts au bord de l’écran">
        <div className={styles.row}>
          {TYPES.map((type) => (
            <Button key={type} onClick={() => show(type)}>
              {type}
            </Button>
          ))}
        </div>
      </Specimen>
      <PreviewBanner />
    </Specimens>
  );
}
