import { afterEach, describe, expect, it } from 'vitest';
import { canKeep, deviceStorage } from './device-storage';

const windowWith = (storage: () => Partial<Storage>) =>
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, get: storage });
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage') ?? {
  configurable: true,
  value: undefined,
};
const kept = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
};
afterEach(() => {
  deviceStorage.removeItem('clef');
  Object.defineProperty(globalThis, 'localStorage', before);
});

describe('what a device keeps', () => {
  it('is kept by the browser where it may', () => {
    const storage = kept();
    windowWith(() => storage);
    deviceStorage.setItem('clef', 'mot');
    expect([canKeep('localStorage'), storage.getItem('clef'), deviceStorage.getItem('clef')]).toEqual([
      true,
      'mot',
      'mot',
    ]);
    deviceStorage.removeItem('clef');
    expect(storage.getItem('clef')).toBeNull();
  });

  it('is kept by the page where the browser refuses it', () => {
    windowWith(() => {
      throw new Error('SecurityError');
    });
    expect([canKeep('localStorage'), deviceStorage.getItem('clef')]).toEqual([false, null]);
    deviceStorage.setItem('clef', 'mot');
    expect(deviceStorage.getItem('clef')).toBe('mot');
    deviceStorage.removeItem('clef');
    expect(deviceStorage.getItem('clef')).toBeNull();
  });

  it('is the last that was written, also where the browser is full', () => {
    const storage = kept();
    windowWith(() => storage);
    deviceStorage.setItem('clef', 'premier');
    windowWith(() => ({
      ...storage,
      setItem: () => {
        throw new Error('QuotaExceededError');
      },
    }));
    deviceStorage.setItem('clef', 'second');
    expect(deviceStorage.getItem('clef')).toBe('second');
    windowWith(() => storage);
    deviceStorage.setItem('clef', 'dernier');
    expect([deviceStorage.getItem('clef'), storage.getItem('clef')]).toEqual(['dernier', 'dernier']);
  });
});
