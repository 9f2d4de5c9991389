import {
  type CallBackDraft,
  type CallBackFault,
  type CallBackValues,
  OTHER,
  requiredFields,
} from './call-back-draft.rules.ts'

/** The draft after a field was changed: choosing another purpose clears the box, and the box takes no text without its purpose (CBK-03). */
export const withField = (
  draft: CallBackDraft,
  field: keyof CallBackDraft,
  value: string,
): CallBackDraft => {
  if (field === 'ownPurpose' && draft.purpose !== OTHER) return draft
  const changed = { ...draft, [field]: value }
  return changed.purpose === OTHER ? changed : { ...changed, ownPurpose: '' }
}

/** What is sent of a draft: without blanks around, and with the text of the box for its purpose (CBK-03). */
export const valuesOf = ({ purpose, ownPurpose, ...draft }: CallBackDraft): CallBackValues => ({
  ...draft,
  fullName: draft.fullName.trim(),
  schoolName: draft.schoolName.trim(),
  email: draft.email.trim(),
  mobile: draft.mobile.trim(),
  purpose: purpose === OTHER ? ownPurpose.trim() : purpose,
})

/** CBK-02: what is wrong with a draft: first what is missing, then the address, then the number; null when it may be sent. */
export const faultOf = (draft: CallBackDraft): CallBackFault | null => {
  const values = valuesOf(draft)
  const missing = requiredFields.filter((field) => values[field] === '')
  if (missing.length > 0) return { kind: 'missing', fields: missing }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) return { kind: 'email' }
  return /^\+?[0-9]{10,15}$/.test(values.mobile) ? null : { kind: 'mobile' }
}

/** Whether a draft holds something that would be lost. @param given what stood in it before anything was typed */
export const isUnsaved = (draft: CallBackDraft, given: CallBackDraft): boolean =>
  Object.entries(given).some(([field, value]) => draft[field as keyof CallBackDraft] !== value)

/** CBK-01: the address of a page as it is sent: without the secret of a personal invitation, and at most 2,000 characters. */
export const sentAddress = (url: string): string =>
  url.replace(/(\/tpo-2025)\/[^?#]*/, '$1').slice(0, 2000)
