import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { deriveKey } from '../../platform/secrets/derive-key.js';

const CURVE = 'prime256v1';
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const SCALAR_BYTES = 32;
/** More than the scalar has, so that none is likelier than another. */
const DERIVED_BYTES = 48;

interface Keys {
  secret: KeyObject;
  /** Uncompressed, in base64url. */
  point: string;
}

/** Signs the lists that phones keep, by a key whose public half tells them whether a list is whole (ECDSA, P-256). */
@Injectable()
export class CheckInSignaturesService {
  private readonly keys: Promise<Keys>;

  constructor({ adminAccessCode }: Configuration) {
    this.keys = deriveKey(adminAccessCode, 'event check-in lists', DERIVED_BYTES).then(keysOf);
  }

  /** The signature of a text as browsers verify it, with the public key; both in base64url. */
  async sign(text: string): Promise<{ signature: string; public_key: string }> {
    const { secret, point } = await this.keys;
    const signature = sign('sha256', Buffer.from(text), { key: secret, dsaEncoding: 'ieee-p1363' });
    return { signature: signature.toString('base64url'), public_key: point };
  }
}

function keysOf(derived: Buffer): Keys {
  const number = (BigInt(`0x${derived.toString('hex')}`) % (ORDER - 1n)) + 1n;
  const scalar = Buffer.from(number.toString(16).padStart(2 * SCALAR_BYTES, '0'), 'hex');
  const pair = createECDH(CURVE);
  pair.setPrivateKey(scalar);
  const point = pair.getPublicKey();
  const coordinate = (from: number) => point.subarray(from, from + SCALAR_BYTES).toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: scalar.toString('base64url'),
    x: coordinate(1),
    y: coordinate(33),
  };
  return { secret: createPrivateKey({ key: jwk, format: 'jwk' }), point: point.toString('base64url') };
}
