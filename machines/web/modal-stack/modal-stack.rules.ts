import type { Modal, ModalKind } from './modal-stack.types.ts'

/**
 * MOD-02: closing any modal while signed out leads to login, except these, which need no account:
 * the logout message, the filters and a school's call-back form.
 */
const closedForGood: ReadonlySet<ModalKind> = new Set([
  'login',
  'share',
  'logout',
  'filters',
  'callBack',
] as const)

/** The modal that has the focus. */
export const topOf = (stack: readonly Modal[]): Modal | null => stack.at(-1) ?? null

/** The stack with a modal on top; each kind is open at most once. */
export const withModal = (stack: readonly Modal[], modal: Modal): Modal[] => [
  ...stack.filter(({ kind }) => kind !== modal.kind),
  modal,
]

/** MOD-02: whether closing the top modal opens login. */
export const leadsToLogin = (stack: readonly Modal[], signedIn: boolean): boolean => {
  const top = topOf(stack)
  return !signedIn && top !== null && !closedForGood.has(top.kind)
}

/** The modals that stay open after sign-in: all but the steps of signing in. */
export const withoutLogin = (stack: readonly Modal[]): Modal[] =>
  stack.filter(({ kind }) => kind !== 'login' && kind !== 'linkSent')
