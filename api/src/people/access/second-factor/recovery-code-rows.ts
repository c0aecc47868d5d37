import type { EntityManager } from 'typeorm';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import type { RecoveryCodes } from './second-factor.dto.js';
import { RecoveryCodeRow } from './second-factor.entity.js';

/** New recovery codes, shown once; those before them open nothing more. */
export async function replaceCodes(tx: EntityManager, staff_id: number): Promise<RecoveryCodes> {
  const recovery_codes = newRecoveryCodes();
  await tx.delete(RecoveryCodeRow, { staff_id });
  await tx.insert(
    RecoveryCodeRow,
    recovery_codes.map((code) => ({ staff_id, code_hash: recoveryCodeHash(code)! })),
  );
  return { recovery_codes };
}
