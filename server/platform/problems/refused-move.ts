import { Problem } from './problem.ts'

/**
 * Returns the refusal of an event that a status machine does not accept: 409 with the status that
 * the row has in `current_status`.
 * @param code the code of the operation, which the client translates
 */
export const refusedMove = (code: string, status: string): Problem =>
	new Problem(409, code, `the status is ${status}`, { current_status: status })
