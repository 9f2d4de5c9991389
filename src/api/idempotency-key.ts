import { newId } from './new-id.ts'

/**
 * The header that makes a repeated creating call answer the first one's answer; one key per attempt
 * of a person.
 */
export const idempotencyKey = () => ({ 'Idempotency-Key': newId() })
