/** Days between asking for an erasure and doing it, in which it can be cancelled. */
export const ERASURE_DAYS = 7

/** Whether what was typed is the address of the account; capitals and spaces around it do not count. */
export const isSameAddress = (typed: string, email: string): boolean =>
  typed.trim().toLowerCase() === email.trim().toLowerCase()
