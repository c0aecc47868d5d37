import type { PublicEvent } from '@livres/api/contract';
import type { ReactNode } from 'react';
import { withFrenchSpaces } from '../../shared/format/french-spaces';
import { Button } from '../../shared/ui/Button';
import { copyText } from '../../shared/ui/copy-text';
import { useHydrated } from '../../shared/ui/use-hydrated';
import { addressText, geoAddress, mapAddress } from './event-place';
import { placeContent } from './event.content';
import styles from './EventDirections.module.css';

/** How to come, without a map of someone else's on the page. */
export function EventDirections({ event }: { event: PublicEvent }) {
  const address = addressText(event);
  const comforts = [
    event.food_provided && placeContent.food,
    event.wifi_available && placeContent.wifi,
  ].filter((comfort) => comfort !== false);
  const ways = [
    { name: placeContent.transport, text: event.public_transport_info },
    { name: placeContent.parking, text: event.parking_info },
    { name: placeContent.accessibility, text: event.accessibility_info },
    { name: placeContent.comfort, text: comforts.join('. ') },
  ].filter(({ text }) => text);
  if (!address && ways.length === 0) return null;
  return (
    <section className={styles.directions} aria-labelledby="venir">
      <h2 id="venir">{placeContent.title}</h2>
      {address && <Address event={event} address={address} />}
      {ways.length > 0 && (
        <dl className={styles.ways}>
          {ways.map(({ name, text }) => (
            <Way key={name} name={name}>
              {withFrenchSpaces(text)}
            </Way>
          ))}
        </dl>
      )}
    </section>
  );
}

function Address({ event, address }: { event: PublicEvent; address: string }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.address}>
      <address>
        {address.split('\n').map((line) => (
          <span key={line}>{withFrenchSpaces(line)}</span>
        ))}
      </address>
      <ul className={styles.links}>
        <li>
          <a href={geoAddress(event)}>{placeContent.openApp}</a>
        </li>
        <li>
          <a href={mapAddress(event)} rel="noopener">
            {placeContent.openMap}
          </a>
        </li>
        {isHydrated && (
          <li>
            <Button look="quiet" onClick={() => void copyText(address, placeContent.copied)}>
              {placeContent.copy}
            </Button>
          </li>
        )}
      </ul>
    </div>
  );
}

function Way({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
