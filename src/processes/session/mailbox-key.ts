/**
 * Where the query cache keeps the address of the embedded mailbox; null while a mail server is
 * configured.
 */
export const mailboxKey = ['session', 'mailbox'] as const
