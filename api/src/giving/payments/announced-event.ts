import { type ProviderEvent, type ProviderObject, UnreadableEvent } from './payment-provider.js';

const NAME = /^[\w.:-]{1,255}$/;
const isName = (value: unknown): value is string => typeof value === 'string' && NAME.test(value);

/** A signed announcement, read; throws `UnreadableEvent` where it has not the shape that its provider documents. */
export function announcedEvent(
  { event_id, type }: { event_id: unknown; type: unknown },
  readObject: (type: string) => ProviderObject,
): ProviderEvent {
  if (!isName(event_id) || !isName(type)) throw new UnreadableEvent();
  const object = objectRead(() => readObject(type));
  if (!Object.values(object).every(isName)) throw new UnreadableEvent();
  return { event_id, type, object };
}

function objectRead(read: () => ProviderObject): ProviderObject {
  try {
    return read();
  } catch (error) {
    // Something that is to be within the announcement is missing, or is another thing.
    if (error instanceof TypeError) throw new UnreadableEvent('', { cause: error });
    throw error;
  }
}
