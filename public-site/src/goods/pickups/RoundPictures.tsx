import { PHYSICAL_DONATION_LIMITS, type PhysicalDonationPicture } from '@livres/api/contract';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { browserApi } from '../../shared/api/api-clients';
import { sentenceOf } from '../../shared/api/loading';
import { roundContent } from './round.content';
import { sendPicture } from './round-forms';
import styles from './RoundStop.module.css';

const content = roundContent.tick;

/** Pictures of what is fetched: sent as they are chosen, kept with the stop once it is ticked off. */
export function RoundPictures({ token, transactionId }: { token: string; transactionId: string }) {
  const [pictures, setPictures] = useState<PhysicalDonationPicture[]>([]);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const room = PHYSICAL_DONATION_LIMITS.pictures - pictures.length;
  const add = async (files: File[]) => {
    setSending(true);
    setRefusal(null);
    try {
      for (const file of files.slice(0, room)) {
        const picture = await sendPicture(browserApi(), token, transactionId, file);
        setPictures((all) => [...all, picture]);
      }
    } catch (error) {
      setRefusal(sentenceOf(error));
    }
    setSending(false);
  };
  return (
    <div className={styles.pictures}>
      <label className={styles.picture}>
        <Camera aria-hidden="true" size={20} /> {content.addPicture}
        <input
          type="file"
          accept="image/*"
          multiple
          disabled={isSending || room === 0}
          onChange={({ target }) => {
            void add([...(target.files ?? [])]);
            target.value = '';
          }}
        />
      </label>
      <p role="status">
        {isSending && content.sendingPicture}
        {!isSending && pictures.length > 0 && content.pictureAdded(pictures.length)}
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      {pictures.map((picture) => (
        <input key={picture.id} type="hidden" name="picture_ids" value={picture.id} />
      ))}
      <div className={styles.thumbnails}>
        {pictures.map(({ id, thumbnail_url }, index) => (
          <img key={id} src={thumbnail_url} alt={`${content.pictures} ${index + 1}`} width={88} height={88} />
        ))}
      </div>
    </div>
  );
}
