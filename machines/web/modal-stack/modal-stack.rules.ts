import type { Modal, ModalKind } from './modal-stack.types.ts'

/**
 * MOD-02: closing any modal while signed out leads to login, except login itself, the logout
 * message, and the filters, which are a panel that Apply closes (FLT-07).
 */
const closedForGood: ReadonlySet<ModalKind> = new Set(['login', 'logout', 'filters'] as const)

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
