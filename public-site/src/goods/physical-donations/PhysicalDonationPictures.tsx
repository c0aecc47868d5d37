import { Camera, RotateCw, X } from 'lucide-react';
import { PHYSICAL_DONATION_LIMITS } from '@livres/api/contract';
import { useId, type ChangeEvent } from 'react';
import { Button } from '../../shared/ui/Button';
import { physicalDonationPicturesContent as content } from './physical-donation-form.content';
import styles from './PhysicalDonationPictures.module.css';
import type { ChosenPicture, usePhysicalDonationPictures } from './use-physical-donation-pictures';

type PhysicalDonationPicturesProps = Pick<
  ReturnType<typeof usePhysicalDonationPictures>,
  'pictures' | 'add' | 'remove' | 'retry'
>;

/** Up to six photos of what is given. Shown where there is a script only. */
export function PhysicalDonationPictures({ pictures, add, remove, retry }: PhysicalDonationPicturesProps) {
  const id = useId();
  const left = PHYSICAL_DONATION_LIMITS.pictures - pictures.length;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    add([...(target.files ?? [])]);
    target.value = '';
  };
  return (
    <div
      className={styles.pictures}
      role="group"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-help`}
    >
      <h3 id={`${id}-title`}>{content.title}</h3>
      <p id={`${id}-help`} className={styles.help}>
        {content.help}
      </p>
      {pictures.length > 0 && (
        <ul className={styles.list}>
          {pictures.map((picture, index) => (
            <OnePicture
              key={picture.key}
              picture={picture}
              place={index + 1}
              onRemove={() => remove(picture.key)}
              onRetry={() => retry(picture)}
            />
          ))}
        </ul>
      )}
      {left > 0 ? (
        <label className={styles.add}>
          <input type="file" accept="image/*" multiple onChange={choose} />
          <Camera aria-hidden="true" size={24} />
          <span>
            {content.add}
            <small>{content.more(left)}</small>
          </span>
        </label>
      ) : (
        <p className={styles.help}>{content.full}</p>
      )}
    </div>
  );
}

interface OnePictureProps {
  picture: ChosenPicture;
  place: number;
  onRemove: () => void;
  onRetry: () => void;
}

function OnePicture({ picture, place, onRemove, onRetry }: OnePictureProps) {
  const { id, name, preview, percent, failure } = picture;
  return (
    <li className={styles.picture}>
      {id && <input type="hidden" name="picture_ids" value={id} />}
      <img src={preview} alt={content.alt(place, name)} width={96} height={96} />
      <div className={styles.state} role="status">
        {failure && <p className={styles.failure}>{failure}</p>}
        {id && <p>{content.sent}</p>}
        {!id && !failure && (
          <>
            <progress max={100} value={percent} aria-label={content.alt(place, name)} />
            <p>{content.sending(percent)}</p>
          </>
        )}
      </div>
      {failure && picture.file && (
        <Button onClick={onRetry}>
          <RotateCw aria-hidden="true" size={18} />
          {content.retry}
        </Button>
      )}
      <button type="button" className={styles.remove} aria-label={content.remove(place)} onClick={onRemove}>
        <X aria-hidden="true" size={22} />
      </button>
    </li>
  );
}
