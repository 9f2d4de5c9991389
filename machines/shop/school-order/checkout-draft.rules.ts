/** Raised whenever the shape of a kept draft changes; older ones are discarded. */
const VERSION = 1

/** Values typed on the page of an order: the school's statement, and the text of a rejection. */
export type CheckoutDraft = {
  purchaseOrder: string
  stateCode: string
  businessName: string
  address: string
  gstin: string
  words: string
}

const fields = [
  'purchaseOrder',
  'stateCode',
  'businessName',
  'address',
  'gstin',
  'words',
] as const satisfies (keyof CheckoutDraft)[]

/** Returns the stored draft of an order; null for another order or version, or invalid data. */
export const readDraft = (stored: unknown, orderId: string): CheckoutDraft | null => {
  if (typeof stored !== 'object' || stored === null) return null
  const { version, id, draft } = stored as Record<string, unknown>
  if (version !== VERSION || id !== orderId || typeof draft !== 'object' || !draft) return null
  const typed = draft as Record<string, unknown>
  if (!fields.every((field) => typeof typed[field] === 'string')) return null
  return Object.fromEntries(fields.map((field) => [field, typed[field]])) as CheckoutDraft
}

/** The shape that readDraft reads back. */
export const writeDraft = (id: string, draft: CheckoutDraft) => ({ version: VERSION, id, draft })
